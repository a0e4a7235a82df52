// Calls the library whose name is the first argument, and prints what it says: a line for each thing asked. With more arguments, says
// which of those names it does not export. The structures and interfaces are those of the public headers.
#include <windows.h>

#include <cstdio>
#include <string>

#include "d3dcompiler.h"

#ifdef _WIN32
static void *load(const char *path) { return (void *)LoadLibraryA(path); }
static void *find(void *library, const char *name) { return (void *)GetProcAddress((HMODULE)library, name); }
#else
static void *load(const char *path) { return dlopen(path, RTLD_NOW); }
static void *find(void *library, const char *name) { return dlsym(library, name); }
#endif

static void *library;

template <typename F> static F *get(const char *name)
{
    void *found = find(library, name);
    if (!found)
        printf("%s: not exported\n", name);
    return (F *)found;
}

#define CALL(name) get<decltype(name)>(#name)

static const char source[] =
    "#include \"lights.h\"\n"
    "struct Point { float3 place; float size; };\n"
    "cbuffer Frame : register(b1) { float4x4 world; row_major float3x2 turn; Point points[2]; int count; bool on; };\n"
    "Texture2D<float4> image : register(t3);\n"
    "Texture2D tiles[2] : register(t4);\n"
    "SamplerState smooth;\n"
    "SamplerComparisonState shadow : register(s4);\n"
    "float4 main(float4 at : SV_Position, float2 uv : TEXCOORD1, nointerpolation uint id : ID) : SV_Target1\n"
    "{\n"
    "    float4 sum = image.Sample(smooth, uv) * points[1].size + tiles[1].Sample(smooth, uv);\n"
    "    if (on) sum += image.SampleCmpLevelZero(shadow, uv, 0.5).x * LIGHT(id) * SCALE;\n"
    "    return mul(sum, world) + float4(turn[0], 0, 0);\n"
    "}\n";

// Opens two files; the second one is included by the first.
struct Files : ID3DInclude
{
    int open = 0;
    std::string asked;
    const char *outer = "#include <deep/depth.h>\n#define LIGHT(x) (DEPTH * (x))\n";
    const char *inner = "#define DEPTH 2\n";

    HRESULT WINAPI Open(D3D_INCLUDE_TYPE type, const char *name, const void *parent, const void **data, UINT *bytes) override
    {
        asked += type == D3D_INCLUDE_LOCAL ? "\"" : "<";
        asked += std::string(name) + (parent == outer ? " by lights.h;" : parent ? " by ?;" : ";");
        const char *found = std::string(name) == "lights.h" ? outer : std::string(name) == "deep/depth.h" ? inner : nullptr;
        if (!found)
            return (HRESULT)0x80070002;
        *data = found;
        *bytes = (UINT)strlen(found);
        open++;
        return 0;
    }

    HRESULT WINAPI Close(const void *) override
    {
        open--;
        return 0;
    }
};

static void said(const char *what, HRESULT code, ID3DBlob *errors)
{
    printf("%s: %08x", what, (unsigned)code);
    if (errors)
    {
        std::string text((const char *)errors->GetBufferPointer());
        while (!text.empty() && text.back() == '\n')
            text.pop_back();
        printf(" %s", text.c_str());
        errors->Release();
    }
    printf("\n");
}

static ID3DBlob *compile(const char *what, const char *text, const char *entry, const char *target, UINT flags = 0)
{
    Files files;
    D3D_SHADER_MACRO macros[] = {{"SCALE", "3"}, {nullptr, nullptr}};
    ID3DBlob *code = nullptr, *errors = nullptr;
    HRESULT result = CALL(D3DCompile)(text, strlen(text), "client.hlsl", macros, &files, entry, target, flags, 0, &code, &errors);
    said(what, result, errors);
    if (!files.asked.empty())
        printf("  asked for %s %d left open\n", files.asked.c_str(), files.open);
    return code;
}

static void type(ID3D11ShaderReflectionType *type, const char *name, int depth)
{
    D3D11_SHADER_TYPE_DESC d;
    if (FAILED(type->GetDesc(&d)))
        return;
    printf("%*s%s: %s class %d type %d rows %u columns %u elements %u members %u at %u\n", depth, "", name,
           d.Name ? d.Name : "-", d.Class, d.Type, d.Rows, d.Columns, d.Elements, d.Members, d.Offset);
    for (UINT i = 0; i < d.Members; i++)
        ::type(type->GetMemberTypeByIndex(i), type->GetMemberTypeName(i), depth + 2);
}

static void buffers(ID3D11ShaderReflection *shader, UINT count)
{
    for (UINT i = 0; i < count; i++)
    {
        ID3D11ShaderReflectionConstantBuffer *buffer = shader->GetConstantBufferByIndex(i);
        D3D11_SHADER_BUFFER_DESC b;
        buffer->GetDesc(&b);
        printf("buffer %s type %d variables %u size %u flags %u\n", b.Name, b.Type, b.Variables, b.Size, b.uFlags);
        for (UINT j = 0; j < b.Variables; j++)
        {
            ID3D11ShaderReflectionVariable *variable = buffer->GetVariableByIndex(j);
            D3D11_SHADER_VARIABLE_DESC v;
            variable->GetDesc(&v);
            printf("  %s at %u size %u flags %u%s\n", v.Name, v.StartOffset, v.Size, v.uFlags,
                   variable->GetBuffer() == buffer ? "" : " of another buffer");
            type(variable->GetType(), "type", 4);
        }
    }
    D3D11_SHADER_BUFFER_DESC none;
    printf("no buffer: %08x\n", (unsigned)shader->GetConstantBufferByName("none")->GetDesc(&none));
}

static void reflect(const char *what, ID3DBlob *code)
{
    if (!code)
        return;
    ID3D11ShaderReflection *shader = nullptr;
    HRESULT result =
        CALL(D3DReflect)(code->GetBufferPointer(), code->GetBufferSize(), IID_ID3D11ShaderReflection, (void **)&shader);
    printf("%s reflected: %08x\n", what, (unsigned)result);
    if (FAILED(result))
        return;
    D3D11_SHADER_DESC d;
    shader->GetDesc(&d);
    printf("version %x flags %x buffers %u resources %u inputs %u outputs %u patch %u instructions %s\n", d.Version, d.Flags,
           d.ConstantBuffers, d.BoundResources, d.InputParameters, d.OutputParameters, d.PatchConstantParameters,
           d.InstructionCount ? "some" : "none");
    buffers(shader, d.ConstantBuffers);
    for (UINT i = 0; i < d.BoundResources; i++)
    {
        D3D11_SHADER_INPUT_BIND_DESC r;
        shader->GetResourceBindingDesc(i, &r);
        printf("resource %s type %d at %u count %u flags %u returns %d dimension %d samples %d\n", r.Name, r.Type, r.BindPoint,
               r.BindCount, r.uFlags, r.ReturnType, r.Dimension, (int)r.NumSamples);
    }
    for (UINT i = 0; i < d.InputParameters + d.OutputParameters; i++)
    {
        D3D11_SIGNATURE_PARAMETER_DESC p;
        bool input = i < d.InputParameters;
        input ? shader->GetInputParameterDesc(i, &p) : shader->GetOutputParameterDesc(i - d.InputParameters, &p);
        printf("%s %s%u register %d value %d component %d mask %x used %x stream %u\n", input ? "in" : "out", p.SemanticName,
               p.SemanticIndex, (int)p.Register, p.SystemValueType, p.ComponentType, p.Mask, p.ReadWriteMask, p.Stream);
    }
    UINT x = 0, y = 0, z = 0;
    D3D_FEATURE_LEVEL level;
    shader->GetMinFeatureLevel(&level);
    UINT threads = shader->GetThreadGroupSize(&x, &y, &z);
    printf("threads %u = %u %u %u level %x requires %x\n", threads, x, y, z, level, (unsigned)shader->GetRequiresFlags());
    printf("references left: %u\n", (unsigned)shader->Release());
}

static void size(const char *what, HRESULT code, ID3DBlob *blob, bool text = false)
{
    printf("%s: %08x%s", what, (unsigned)code, blob ? " bytes" : "");
    if (blob && text)
    {
        std::string all((const char *)blob->GetBufferPointer());
        printf(" %s", all.substr(0, all.find('\n')).c_str());
    }
    printf("\n");
    if (blob)
        blob->Release();
}

static void parts(ID3DBlob *code)
{
    const void *data = code->GetBufferPointer();
    SIZE_T bytes = code->GetBufferSize();
    ID3DBlob *out = nullptr;
    HRESULT r = CALL(D3DGetInputSignatureBlob)(data, bytes, &out);
    size("input signature", r, out);
    r = CALL(D3DGetOutputSignatureBlob)(data, bytes, &out);
    size("output signature", r, out);
    r = CALL(D3DGetInputAndOutputSignatureBlob)(data, bytes, &out);
    size("both signatures", r, out);
    r = CALL(D3DGetDebugInfo)(data, bytes, &out);
    size("debug information", r, out);
    r = CALL(D3DGetBlobPart)(data, bytes, D3D_BLOB_PATCH_CONSTANT_SIGNATURE_BLOB, 0, &out);
    size("patch constants", r, out);
    r = CALL(D3DStripShader)(data, bytes, D3DCOMPILER_STRIP_REFLECTION_DATA, &out);
    printf("stripped is smaller: %d\n", SUCCEEDED(r) && out->GetBufferSize() < bytes);
    reflect("stripped", out);
    if (out)
        out->Release();
    r = CALL(D3DDisassemble)(data, bytes, 0, "// a comment", &out);
    size("listing", r, out, true);
    r = CALL(D3DDisassemble)("nothing", 7, 0, nullptr, &out);
    size("listing of nothing", r, out);
    r = CALL(D3DCreateBlob)(16, &out);
    printf("blob: %08x %u %d\n", (unsigned)r, (unsigned)out->GetBufferSize(), ((char *)out->GetBufferPointer())[15]);
    out->Release();
    r = CALL(D3DReadFileToBlob)(L"there-is-no-such-file", &out);
    size("no file", r, out);
}

int main(int count, char **words)
{
    library = count > 1 ? load(words[1]) : nullptr;
    if (!library)
        return puts("the library does not load"), 1;
    if (count > 2)
    {
        for (int i = 2; i < count; i++)
            if (!find(library, words[i]))
                printf("%s is not exported\n", words[i]);
        return puts("done"), 0;
    }
    ID3DBlob *pixel = compile("pixel shader", source, "main", "ps_5_0");
    reflect("pixel shader", pixel);
    ID3DBlob *older = compile("pixel shader of 4.0", source, "main", "ps_4_0", D3DCOMPILE_PACK_MATRIX_ROW_MAJOR);
    reflect("pixel shader of 4.0", older);
    ID3DBlob *compute = compile(
        "compute shader",
        "struct E { float3 a; uint b; }; RWStructuredBuffer<E> all; RWTexture2D<float> one : register(u3);\n"
        "[numthreads(8, 4, 1)] void main(uint3 i : SV_DispatchThreadID) { all[i.x].a = one[i.xy]; all[i.x].b = 1; }",
        "main", "cs_5_0");
    reflect("compute shader", compute);
    parts(pixel);
    compile("error", "float4 main() : SV_Target\n{\n    return x;\n}\n", "main", "ps_5_0");
    compile("missing include", "#include \"none.h\"\n", "main", "ps_5_0");
    compile("missing entry", "float4 other() : SV_Target { return 1; }", "main", "ps_5_0");
    compile("unknown profile", "", "main", "ps_6_0");
    ID3DBlob *text = nullptr, *errors = nullptr;
    D3D_SHADER_MACRO macros[] = {{"A", "B"}, {nullptr, nullptr}};
    HRESULT r = CALL(D3DPreprocess)("#if 1\nA\n#endif\n", 15, "p.hlsl", macros, nullptr, &text, &errors);
    printf("preprocessed: %08x %d\n", (unsigned)r, text && strstr((const char *)text->GetBufferPointer(), "B"));
    text->Release();
    pixel->Release();
    older->Release();
    compute->Release();
    puts("done");
    return 0;
}
