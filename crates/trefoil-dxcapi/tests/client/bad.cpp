// Null and bad arguments, and an allocator of the client's.
//
// Each call is made in a process of its own, since some crash DXC; its line is then `crash`.

#include "say.h"

#include <cstdlib>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *const good = "[numthreads(1, 1, 1)] void main() {}\n";

// Makes a call elsewhere, and says its code, or that it did not come back.
template <class Call> static void attempt(const char *what, Call call) {
  int ends[2];
  if (pipe(ends))
    return;
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    signal(SIGSEGV, SIG_DFL);
    HRESULT hr = call();
    (void)!write(ends[1], &hr, sizeof hr);
    _exit(0);
  }
  close(ends[1]);
  HRESULT hr = 0;
  bool told = read(ends[0], &hr, sizeof hr) == sizeof hr;
  close(ends[0]);
  waitpid(child, nullptr, 0);
  if (told)
    code(what, hr);
  else
    say(what, "crash");
}

void check_bad() {
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  attempt("no out", [&] { return create(CLSID_DxcCompiler, __uuidof(IDxcCompiler3), nullptr); });
  attempt("query null", [&] { return compiler->QueryInterface(__uuidof(IDxcCompiler3), (void **)nullptr); });

  Held<IDxcBlobEncoding> made;
  Held<IDxcBlob> part;
  Held<IDxcBlobUtf8> utf8;
  Held<IDxcBlobWide> wide;
  attempt("blob of null", [&] { return utils->CreateBlobFromBlob(nullptr, 0, 1, &part); });
  attempt("utf8 of null", [&] { return utils->GetBlobAsUtf8(nullptr, &utf8); });
  attempt("wide of null", [&] { return utils->GetBlobAsWide(nullptr, &wide); });
  attempt("load null", [&] { return utils->LoadFile(nullptr, nullptr, &made); });
  utils->CreateBlob("x", 1, DXC_CP_UTF8, &made);
  attempt("utf8 nowhere", [&] { return utils->GetBlobAsUtf8(made, nullptr); });
  attempt("part nowhere", [&] { return utils->CreateBlobFromBlob(made, 0, 1, nullptr); });
  attempt("encoding nowhere", [&] { return made->GetEncoding(nullptr, nullptr); });

  Held<IDxcResult> result;
  DxcBuffer buffer = {good, strlen(good), DXC_CP_UTF8};
  LPCWSTR words[] = {L"-T", L"cs_6_0"};
  attempt("compile null source", [&] { return compiler->Compile(nullptr, words, 2, nullptr, __uuidof(IDxcResult), (void **)&result); });
  attempt("compile null words", [&] { return compiler->Compile(&buffer, nullptr, 2, nullptr, __uuidof(IDxcResult), (void **)&result); });
  attempt("compile nowhere", [&] { return compiler->Compile(&buffer, words, 2, nullptr, __uuidof(IDxcResult), nullptr); });
  DxcBuffer hollow = {nullptr, 5, DXC_CP_UTF8};
  attempt("compile hollow", [&] { return compiler->Compile(&hollow, words, 2, nullptr, __uuidof(IDxcResult), (void **)&result); });
  DxcBuffer odd = {good, strlen(good), 4711};
  attempt("compile odd page",
          [&] { return compiler->Compile(&odd, words, 2, nullptr, __uuidof(IDxcResult), (void **)&result); });
  HRESULT hr;
  attempt("disassemble null", [&] { return compiler->Disassemble(nullptr, __uuidof(IDxcResult), (void **)&result); });
  attempt("disassemble hollow", [&] { return compiler->Disassemble(&hollow, __uuidof(IDxcResult), (void **)&result); });

  hr = compiler->Compile(&buffer, words, 2, nullptr, __uuidof(IDxcResult), (void **)&result);
  code("compile", hr);
  attempt("status nowhere", [&] { return result->GetStatus(nullptr); });
  attempt("result nowhere", [&] { return result->GetResult(nullptr); });
  attempt("errors nowhere", [&] { return result->GetErrorBuffer(nullptr); });
  attempt("output nowhere", [&] { return result->GetOutput(DXC_OUT_OBJECT, __uuidof(IDxcBlob), nullptr, nullptr); });

  Held<IDxcValidator> validator;
  Held<IDxcOperationResult> older;
  make(CLSID_DxcValidator, validator);
  attempt("validate null", [&] { return validator->Validate(nullptr, 0, &older); });
  attempt("validate nowhere", [&] { return validator->Validate(made, 0, nullptr); });
  Held<IDxcContainerReflection> list;
  make(CLSID_DxcContainerReflection, list);
  attempt("count nowhere", [&] { return list->GetPartCount(nullptr); });
  attempt("kind nowhere", [&] { return list->GetPartKind(0, nullptr); });
  Held<IDxcContainerBuilder> builder;
  make(CLSID_DxcContainerBuilder, builder);
  attempt("builder load null", [&] { return builder->Load(nullptr); });
  Held<IDxcAssembler> assembler;
  make(CLSID_DxcAssembler, assembler);
  attempt("assemble null", [&] { return assembler->AssembleToContainer(nullptr, &older); });
  Held<IUnknown> reflection;
  DxcBuffer shader = {good, strlen(good), 0};
  const IID &wanted = __uuidof(IDxcBlob);
  attempt("reflect null", [&] { return utils->CreateReflection(nullptr, wanted, (void **)&reflection); });
  attempt("reflect nowhere", [&] { return utils->CreateReflection(&shader, wanted, nullptr); });
  attempt("reflect hollow", [&] { return utils->CreateReflection(&hollow, wanted, (void **)&reflection); });
  attempt("reflect source", [&] { return utils->CreateReflection(&shader, wanted, (void **)&reflection); });
  attempt("part reflection unloaded", [&] { return list->GetPartReflection(0, wanted, (void **)&reflection); });
  attempt("part reflection nowhere", [&] { return list->GetPartReflection(0, wanted, nullptr); });
  attempt("content nowhere", [&] { return list->GetPartContent(0, nullptr); });
  attempt("find nowhere", [&] { return list->FindFirstPartKind(0, nullptr); });
  attempt("add null", [&] { return builder->AddPart(DXC_PART_PRIVATE_DATA, nullptr); });
  attempt("remove unloaded", [&] { return builder->RemovePart(DXC_PART_PRIVATE_DATA); });
  attempt("serialize nowhere", [&] { return builder->SerializeContainer(nullptr); });

  void *data = nullptr;
  UINT32 size = 0;
  attempt("part of null", [&] { return utils->GetDxilContainerPart(nullptr, DXC_PART_DXIL, &data, &size); });
  attempt("part of nothing", [&] { return utils->GetDxilContainerPart(&hollow, DXC_PART_DXIL, &data, &size); });
  attempt("part without size", [&] { return utils->GetDxilContainerPart(&shader, DXC_PART_DXIL, &data, nullptr); });
  Held<IStream> stream;
  Held<IDxcIncludeHandler> includes;
  attempt("stream of null", [&] { return utils->CreateReadOnlyStreamFromBlob(nullptr, &stream); });
  attempt("handler nowhere", [&] { return utils->CreateDefaultIncludeHandler(nullptr); });
  utils->CreateDefaultIncludeHandler(&includes);
  Held<IDxcBlob> source;
  attempt("include null", [&] { return includes->LoadSource(nullptr, &source); });
  attempt("include nowhere", [&] { return includes->LoadSource(L"x", nullptr); });
  attempt("blob nowhere", [&] { return utils->CreateBlob("x", 1, DXC_CP_UTF8, nullptr); });
  attempt("blob hollow", [&] { return utils->CreateBlob(nullptr, 1, DXC_CP_UTF8, &made); });
  attempt("pinned hollow", [&] { return utils->CreateBlobFromPinned(nullptr, 1, DXC_CP_UTF8, &made); });

  Held<IDxcCompilerArgs> args;
  LPCWSTR holes[] = {L"-Zpr", nullptr};
  LPCSTR narrow[] = {"-Zpr", nullptr};
  DxcDefine nameless[] = {{nullptr, L"1"}};
  attempt("build nowhere", [&] { return utils->BuildArguments(nullptr, nullptr, nullptr, nullptr, 0, nullptr, 0, nullptr); });
  attempt("build hollow", [&] { return utils->BuildArguments(L"a", L"b", L"c", nullptr, 2, nullptr, 0, &args); });
  attempt("build no defines", [&] { return utils->BuildArguments(L"a", L"b", L"c", nullptr, 0, nullptr, 1, &args); });
  attempt("build nameless", [&] { return utils->BuildArguments(L"a", L"b", L"c", nullptr, 0, nameless, 1, &args); });
  make(CLSID_DxcCompilerArgs, args);
  attempt("add hollow", [&] { return args->AddArguments(nullptr, 1); });
  attempt("add hole", [&] { return args->AddArguments(holes, 2); });
  attempt("add narrow hole", [&] { return args->AddArgumentsUTF8(narrow, 2); });
  attempt("add nameless", [&] { return args->AddDefines(nameless, 1); });
  attempt("compile hole", [&] { return compiler->Compile(&buffer, holes, 2, nullptr, __uuidof(IDxcResult), (void **)&result); });

  Held<IDxcCompiler2> old;
  make(CLSID_DxcCompiler, old);
  attempt("old null source", [&] { return old->Compile(nullptr, L"a", L"main", L"cs_6_0", nullptr, 0, nullptr, 0, nullptr, &older); });
  attempt("old null profile", [&] { return old->Compile(made, L"a", L"main", nullptr, nullptr, 0, nullptr, 0, nullptr, &older); });
  attempt("old nowhere", [&] { return old->Compile(made, L"a", L"main", L"cs_6_0", nullptr, 0, nullptr, 0, nullptr, nullptr); });
  attempt("old hollow words", [&] { return old->Compile(made, L"a", L"main", L"cs_6_0", nullptr, 1, nullptr, 0, nullptr, &older); });
  attempt("old hollow defines", [&] { return old->Compile(made, L"a", L"main", L"cs_6_0", nullptr, 0, nullptr, 1, nullptr, &older); });
  attempt("old preprocess null", [&] { return old->Preprocess(nullptr, L"a", nullptr, 0, nullptr, 0, nullptr, &older); });
  attempt("old preprocess nowhere", [&] { return old->Preprocess(made, L"a", nullptr, 0, nullptr, 0, nullptr, nullptr); });
  attempt("old list null", [&] { return old->Disassemble(nullptr, &made); });
  attempt("old list nowhere", [&] { return old->Disassemble(made, nullptr); });
  attempt("no interface", [&] { return result->GetOutput(DXC_OUT_OBJECT, wanted, (void **)&source, nullptr); });
  attempt("odd interface", [&] { return result->GetOutput(DXC_OUT_OBJECT, __uuidof(IDxcUtils), (void **)&source, nullptr); });

  Held<IDxcVersionInfo> version;
  make(CLSID_DxcCompiler, version);
  attempt("version nowhere", [&] { return version->GetVersion(nullptr, nullptr); });
  attempt("flags nowhere", [&] { return version->GetFlags(nullptr); });
}

// Counts what is taken and given back.
struct Counting : IMalloc {
  unsigned long count = 1;
  long taken = 0, given = 0;
  virtual ~Counting() {}
  HRESULT QueryInterface(REFIID, void **out) override {
    *out = nullptr;
    return E_NOINTERFACE;
  }
  ULONG AddRef() override { return ++count; }
  ULONG Release() override { return --count; }
  void *Alloc(SIZE_T size) override {
    ++taken;
    return malloc(size);
  }
  void *Realloc(void *p, SIZE_T size) override {
    if (!p)
      ++taken;
    return realloc(p, size);
  }
  void Free(void *p) override {
    if (p)
      ++given;
    free(p);
  }
  SIZE_T GetSize(void *) override { return 0; }
  int DidAlloc(void *) override { return -1; }
  void HeapMinimize() override {}
};

void check_malloc() {
  Counting source;
  {
    Held<IDxcUtils> utils;
    code("utils", create2(&source, CLSID_DxcUtils, __uuidof(IDxcUtils), (void **)&utils));
    say("asked for utils", "%d", source.taken > 0);
    Held<IDxcBlobEncoding> made, moved;
    long before = source.taken;
    code("blob", utils->CreateBlob("text", 4, DXC_CP_UTF8, &made));
    say("asked for blob", "%d", source.taken > before);
    void *own = source.Alloc(4);
    memcpy(own, "text", 4);
    code("moved", utils->MoveToBlob(own, &source, 4, DXC_CP_UTF8, &moved));
    before = source.given;
    moved.reset();
    say("given back", "%d", source.given > before);
  }
  say("utils balance", "%ld", source.taken - source.given);
  {
    Held<IDxcCompiler3> compiler;
    Held<IDxcResult> result;
    Held<IDxcBlob> object;
    code("compiler", create2(&source, CLSID_DxcCompiler, __uuidof(IDxcCompiler3), (void **)&compiler));
    DxcBuffer buffer = {good, strlen(good), DXC_CP_UTF8};
    LPCWSTR words[] = {L"-T", L"cs_6_0"};
    long before = source.taken;
    code("compile", compiler->Compile(&buffer, words, 2, nullptr, __uuidof(IDxcResult), (void **)&result));
    say("asked for result", "%d", source.taken > before);
    result->GetResult(&object);
    // The result outlives what made it.
    compiler.reset(), result.reset();
    say("object", "%d", object && object->GetBufferSize() > 32);
  }
  say("compiler balance", "%ld", source.taken - source.given);
  say("references", "%lu", source.count);
}
