import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hasChromium } from '../support/chromium.ts'
import { openSuite } from '../support/suite.ts'
import { openReceiver } from '../../support/webhooks/simple-receiver.ts'

describe.skipIf(!hasChromium)('keys', () => {
  const suite = openSuite()

  it('shows a new key once, in a dialog that only its own button closes, and never again', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/keys`)
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Booking site')
    await page.getByRole('button', { name: 'Create key' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your new key' })
    const field = dialog.getByRole('textbox', { name: 'API key' })
    const key = await field.inputValue()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await field.inputValue()).toBe(key)

    const agents = await fetch(`${suite.service.url}/v1/agents`, { headers: { authorization: `Bearer ${key}` } })
    expect(agents.status).toBe(200)

    await dialog.getByRole('button', { name: 'I have stored it' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('table', { name: 'API keys' }).getByText('Booking site').waitFor()
    expect(await page.content()).not.toContain(key)
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain(key)
  })

  it('rotates a key, and asks before it revokes one', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/keys`)
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Nightly')
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByRole('button', { name: 'I have stored it' }).click()

    await page.getByRole('button', { name: 'Rotate Nightly' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate', exact: true }).click()
    await page.getByRole('button', { name: 'I have stored it' }).click()
    await page.getByRole('row', { name: /Nightly.*Expiring/ }).waitFor()

    // The replaced key has the same name, its button another one.
    const revoke = page.getByRole('button', { name: 'Revoke Nightly', exact: true })
    await revoke.click()
    const dialog = page.getByRole('dialog', { name: 'Revoke Nightly' })
    await dialog.getByRole('button').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await revoke.click()
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
    await page.getByRole('row', { name: /Nightly.*Revoked/ }).waitFor()
  })

  it('says beside the field what is missing', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/keys`)
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('button', { name: 'Create key' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Give it a name, such as').waitFor()
  })
})

describe.skipIf(!hasChromium)('webhooks', () => {
  const suite = openSuite()

  it('adds an endpoint, pings it, and resends a delivery with the same id and a valid signature', async () => {
    await using receiver = await openReceiver()
    const { page, project } = await suite.come()
    await page.goto(`${project}/webhooks`)
    await page.getByRole('button', { name: 'Add endpoint' }).click()
    await page.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Signing secret' })
    const secret = await dialog.getByRole('textbox', { name: 'Signing secret' }).inputValue()
    await dialog.getByRole('button', { name: 'I have stored it' }).click()

    receiver.answer = 500
    await page.getByRole('button', { name: `Ping ${receiver.url}` }).press('Enter')
    const messages = page.getByRole('status', { name: 'Messages' })
    await messages.getByText(/500.* ms/).waitFor()
    // The button was disabled meanwhile, and has the focus again.
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe(`Ping ${receiver.url}`)

    receiver.answer = 200
    await page.getByRole('table', { name: 'Deliveries' }).getByRole('button', { name: 'Resend' }).first().click()
    await page.getByRole('row', { name: /ping.*Delivered/ }).waitFor()
    await messages.getByText(/Sent once more.* answered 200/).waitFor()
    const [first, second] = receiver.received
    expect(second?.headers['svc-delivery']).toBe(first?.headers['svc-delivery'])
    expect(second?.body).toBe(first?.body)
    const { t, v1 } = Object.fromEntries(
      String(second?.headers['svc-signature'])
        .split(',')
        .map((part) => part.split('=') as [string, string]),
    )
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${second?.body}`).digest('hex'))
  })

  it('shows what one endpoint refused, and resends all of it at once', async () => {
    await using broken = await openReceiver()
    await using other = await openReceiver()
    ;[broken.answer, other.answer] = [500, 500]
    const { page, project, context } = await suite.come()
    const api = project.replace('/console', '/console/api')
    for (const { url } of [broken, other]) {
      const made = await context.request.post(`${api}/webhooks`, { data: { url } })
      const { id } = (await made.json()) as { id: string }
      for (let time = 0; time < 2; time += 1) await context.request.post(`/console/api/webhooks/${id}/ping`)
    }
    await page.goto(`${project}/webhooks?status=failed`)
    const rows = page.getByRole('table', { name: 'Deliveries' }).getByRole('row').filter({ hasText: 'ping' })
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(4)
    await page.getByRole('combobox', { name: 'Endpoint' }).selectOption(broken.url)
    await expect.poll(() => rows.filter({ hasText: other.url }).count()).toBe(0)
    await page.reload()
    await expect.poll(() => rows.count()).toBe(2)

    broken.answer = 200
    await page.getByRole('button', { name: 'Resend these 2' }).click()
    await page.getByRole('status', { name: 'Messages' }).getByText('2 deliveries sent once more').waitFor()
    await page.getByText('No delivery fits these filters.').waitFor()
    expect(new Set(broken.received.map(({ headers }) => headers['svc-delivery'])).size).toBe(2)
    expect(broken.received).toHaveLength(4)
    expect(other.received).toHaveLength(2)
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect.poll(() => rows.filter({ hasText: other.url }).count()).toBe(2)
  })

  it('tells of a refused address beside the field', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/webhooks`)
    await page.getByRole('button', { name: 'Add endpoint' }).first().click()
    const url = page.getByRole('textbox', { name: 'URL' })
    await url.fill('not an address')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.locator('[aria-invalid=true]').waitFor()
    expect(await url.inputValue()).toBe('not an address')
  })

  it('shows in the built-in receiver what arrives, lets it fail, and sends it again', async () => {
    const { page, project } = await suite.come()
    await page.goto(`${project}/webhooks`)
    await page.getByRole('button', { name: 'Use the built-in receiver' }).click()
    const url = await page.getByRole('textbox', { name: 'URL' }).inputValue()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'I have stored it' }).click()
    await page.getByText('500, failure').click()
    await page.getByRole('button', { name: `Ping ${url}` }).click()
    await page.getByText('Signature is valid').first().waitFor()
    const row = page.getByRole('table', { name: 'Deliveries' }).getByRole('row').filter({ hasText: url })
    await row.getByText('500', { exact: true }).waitFor()

    // The endpoint is seen to fail, and the filter finds what it refused; it is part of the address.
    const endpoint = page.getByRole('table', { name: 'Endpoints' }).getByRole('row').filter({ hasText: url })
    await endpoint.getByText('500', { exact: true }).waitFor()
    const filter = page.getByRole('radiogroup', { name: 'Status' })
    await filter.getByText('Delivered').click()
    await row.waitFor({ state: 'detached' })
    await filter.getByText('Any').click()
    await row.waitFor()

    await page.getByText('200, accepted').click()
    await row.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: /Delivery/ }).waitFor()
    await page.getByRole('button', { name: 'Resend' }).click()
    await page.getByText('Delivered', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show the signed request' }).click()
    await page
      .getByRole('region', { name: 'Signed request' })
      .getByText('svc-signature', { exact: false })
      .first()
      .waitFor()
  })
})
