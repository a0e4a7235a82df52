// Compiles two shaders with the library beside it, draws with Direct3D 11, and prints what each pixel of the picture is. The first argument
// is the profiles' shader model, such as 4_0.
#include <windows.h>

#include <cstdio>
#include <cstring>
#include <string>

#include <d3d11.h>
#include <d3dcompiler.h>

static const char source[] =
    "cbuffer Frame : register(b0) { float4x4 turn; float4 tint; };\n"
    "Texture2D image : register(t0);\n"
    "SamplerState nearest : register(s0);\n"
    "struct Corner { float4 at : SV_Position; float2 uv : TEXCOORD0; };\n"
    "Corner vs(float2 at : POSITION, float2 uv : TEXCOORD0)\n"
    "{\n"
    "    Corner c;\n"
    "    c.at = mul(float4(at, 0, 1), turn);\n"
    "    c.uv = uv;\n"
    "    return c;\n"
    "}\n"
    "float4 ps(Corner c) : SV_Target\n"
    "{\n"
    "    float4 color = image.Sample(nearest, c.uv) * tint;\n"
    "    [branch] if (c.uv.x > 0.5 && c.uv.y > 0.5) color.b = 1;\n"
    "    return color;\n"
    "}\n";

static const UINT WIDTH = 8;

static bool failed(const char *what, HRESULT code)
{
    if (FAILED(code))
        printf("%s: %08lx\n", what, (unsigned long)code);
    return FAILED(code);
}

static ID3DBlob *compile(pD3DCompile function, const char *entry, const std::string &profile)
{
    ID3DBlob *code = nullptr, *errors = nullptr;
    HRESULT result = function(source, strlen(source), "draw.hlsl", nullptr, nullptr, entry, profile.c_str(), 0, 0, &code, &errors);
    if (errors)
        printf("%s", (const char *)errors->GetBufferPointer());
    return failed(entry, result) ? nullptr : code;
}

static ID3D11Buffer *buffer(ID3D11Device *device, const void *data, UINT size, UINT bind)
{
    D3D11_BUFFER_DESC desc = {size, D3D11_USAGE_DEFAULT, bind, 0, 0, 0};
    D3D11_SUBRESOURCE_DATA initial = {data, 0, 0};
    ID3D11Buffer *made = nullptr;
    return failed("buffer", device->CreateBuffer(&desc, &initial, &made)) ? nullptr : made;
}

int main(int count, char **words)
{
    setvbuf(stdout, nullptr, _IONBF, 0);
    std::string model = count > 1 ? words[1] : "4_0";
    HMODULE library = LoadLibraryA("d3dcompiler_47.dll");
    pD3DCompile function = library ? (pD3DCompile)(void *)GetProcAddress(library, "D3DCompile") : nullptr;
    if (!function)
        return puts("no compiler"), 1;
    ID3DBlob *vertex = compile(function, "vs", "vs_" + model), *pixel = compile(function, "ps", "ps_" + model);
    if (!vertex || !pixel)
        return 1;
    printf("compiled for %s\n", model.c_str());
    ID3D11Device *device = nullptr;
    ID3D11DeviceContext *context = nullptr;
    D3D_FEATURE_LEVEL levels[] = {D3D_FEATURE_LEVEL_11_0, D3D_FEATURE_LEVEL_10_1, D3D_FEATURE_LEVEL_10_0};
    D3D_FEATURE_LEVEL level;
    if (failed("device", D3D11CreateDevice(nullptr, D3D_DRIVER_TYPE_HARDWARE, nullptr, 0, levels, 3, D3D11_SDK_VERSION, &device,
                                           &level, &context)))
        return 2;
    ID3D11VertexShader *vs = nullptr;
    ID3D11PixelShader *ps = nullptr;
    ID3D11InputLayout *layout = nullptr;
    D3D11_INPUT_ELEMENT_DESC elements[] = {
        {"POSITION", 0, DXGI_FORMAT_R32G32_FLOAT, 0, 0, D3D11_INPUT_PER_VERTEX_DATA, 0},
        {"TEXCOORD", 0, DXGI_FORMAT_R32G32_FLOAT, 0, 8, D3D11_INPUT_PER_VERTEX_DATA, 0},
    };
    const void *code = vertex->GetBufferPointer();
    SIZE_T size = vertex->GetBufferSize();
    if (failed("vertex shader", device->CreateVertexShader(code, size, nullptr, &vs)) ||
        failed("pixel shader", device->CreatePixelShader(pixel->GetBufferPointer(), pixel->GetBufferSize(), nullptr, &ps)) ||
        failed("input layout", device->CreateInputLayout(elements, 2, code, size, &layout)))
        return 3;
    D3D11_TEXTURE2D_DESC target_desc = {WIDTH, WIDTH, 1, 1, DXGI_FORMAT_R8G8B8A8_UNORM, {1, 0}, D3D11_USAGE_DEFAULT,
                                        D3D11_BIND_RENDER_TARGET, 0, 0};
    ID3D11Texture2D *target = nullptr, *copy = nullptr, *texture = nullptr;
    ID3D11RenderTargetView *target_view = nullptr;
    ID3D11ShaderResourceView *texture_view = nullptr;
    ID3D11SamplerState *sampler = nullptr;
    unsigned texels[4] = {0xff0000ff, 0xff00ff00, 0xff00ffff, 0xffffffff};
    D3D11_SUBRESOURCE_DATA initial = {texels, 8, 0};
    D3D11_TEXTURE2D_DESC texture_desc = target_desc, copy_desc = target_desc;
    texture_desc.Width = texture_desc.Height = 2;
    texture_desc.BindFlags = D3D11_BIND_SHADER_RESOURCE;
    copy_desc.Usage = D3D11_USAGE_STAGING;
    copy_desc.BindFlags = 0;
    copy_desc.CPUAccessFlags = D3D11_CPU_ACCESS_READ;
    D3D11_SAMPLER_DESC sampler_desc = {};
    sampler_desc.Filter = D3D11_FILTER_MIN_MAG_MIP_POINT;
    sampler_desc.AddressU = sampler_desc.AddressV = sampler_desc.AddressW = D3D11_TEXTURE_ADDRESS_CLAMP;
    sampler_desc.ComparisonFunc = D3D11_COMPARISON_NEVER;
    sampler_desc.MaxLOD = D3D11_FLOAT32_MAX;
    if (failed("target", device->CreateTexture2D(&target_desc, nullptr, &target)) ||
        failed("copy", device->CreateTexture2D(&copy_desc, nullptr, &copy)) ||
        failed("texture", device->CreateTexture2D(&texture_desc, &initial, &texture)) ||
        failed("target view", device->CreateRenderTargetView(target, nullptr, &target_view)) ||
        failed("texture view", device->CreateShaderResourceView(texture, nullptr, &texture_view)) ||
        failed("sampler", device->CreateSamplerState(&sampler_desc, &sampler)))
        return 4;
    float corners[] = {-1, -1, 0, 1, -1, 1, 0, 0, 1, -1, 1, 1, 1, 1, 1, 0};
    // Columns come first in memory; the picture is turned upside down.
    float constants[20] = {1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0.5f, 1, 1};
    ID3D11Buffer *vertices = buffer(device, corners, sizeof corners, D3D11_BIND_VERTEX_BUFFER);
    ID3D11Buffer *frame = buffer(device, constants, sizeof constants, D3D11_BIND_CONSTANT_BUFFER);
    D3D11_RASTERIZER_DESC raster_desc = {};
    raster_desc.FillMode = D3D11_FILL_SOLID;
    raster_desc.CullMode = D3D11_CULL_NONE;
    raster_desc.DepthClipEnable = TRUE;
    ID3D11RasterizerState *raster = nullptr;
    if (!vertices || !frame || failed("raster", device->CreateRasterizerState(&raster_desc, &raster)))
        return 5;
    UINT stride = 16, offset = 0;
    D3D11_VIEWPORT viewport = {0, 0, (float)WIDTH, (float)WIDTH, 0, 1};
    float black[4] = {0, 0, 0, 0};
    context->ClearRenderTargetView(target_view, black);
    context->OMSetRenderTargets(1, &target_view, nullptr);
    context->RSSetViewports(1, &viewport);
    context->RSSetState(raster);
    context->IASetInputLayout(layout);
    context->IASetPrimitiveTopology(D3D11_PRIMITIVE_TOPOLOGY_TRIANGLESTRIP);
    context->IASetVertexBuffers(0, 1, &vertices, &stride, &offset);
    context->VSSetShader(vs, nullptr, 0);
    context->VSSetConstantBuffers(0, 1, &frame);
    context->PSSetShader(ps, nullptr, 0);
    context->PSSetConstantBuffers(0, 1, &frame);
    context->PSSetShaderResources(0, 1, &texture_view);
    context->PSSetSamplers(0, 1, &sampler);
    context->Draw(4, 0);
    context->CopyResource(copy, target);
    D3D11_MAPPED_SUBRESOURCE mapped;
    if (failed("map", context->Map(copy, 0, D3D11_MAP_READ, 0, &mapped)))
        return 6;
    for (UINT y = 0; y < WIDTH; y++)
    {
        const unsigned *row = (const unsigned *)((const char *)mapped.pData + y * mapped.RowPitch);
        for (UINT x = 0; x < WIDTH; x++)
            printf("%08x%c", row[x], x + 1 < WIDTH ? ' ' : '\n');
    }
    puts("drawn");
    return 0;
}
