import { expect, test } from 'vitest'
import { getClientNetwork } from './client-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as the network %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network)
})

test('all disconnected clients count as one network', () => {
  expect(getClientNetwork(undefined)).toBe('')
})

test('neighboring customers of an internet provider count as separate networks', () => {
  expect(getClientNetwork('2001:db8:1:2::1')).not.toBe(getClientNetwork('2001:db8:1:3::1'))
})
