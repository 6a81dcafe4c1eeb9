const { parent: parentOrigin } = document.currentScript.dataset
window.parent.postMessage('challenge-answered', parentOrigin)
