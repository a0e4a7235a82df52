// IDxcContainerReflection, IDxcContainerBuilder, IDxcValidator, IDxcAssembler and GetDxilContainerPart.

#include "say.h"

static const char *const good = "RWBuffer<uint> b : register(u0);\n"
                                "[numthreads(64, 1, 1)]\n"
                                "void main(uint i : SV_DispatchThreadID) { b[i] = i * 3; }\n";

static void show(const char *what, HRESULT hr, IDxcOperationResult *result) {
  std::string w(what);
  code(what, hr);
  if (!result)
    return say(what, "null");
  HRESULT status = 99;
  result->GetStatus(&status);
  code((w + " status").c_str(), status);
  Held<IDxcBlob> made;
  Held<IDxcBlobEncoding> errors;
  code((w + " result").c_str(), result->GetResult(&made));
  // DXC's validator on Linux does not sign, and gives nothing back.
  if (w.find("validate") == 0)
    note((w + " result").c_str(), "%s", made ? "blob" : "null");
  else
    blob((w + " result").c_str(), made);
  code((w + " errors").c_str(), result->GetErrorBuffer(&errors));
  blob((w + " errors").c_str(), errors, false, false);
  std::string words = text(errors);
  if (!words.empty())
    note((w + " words").c_str(), "%s", words.substr(0, words.find('\n')).c_str());
}

static void check_parts(IDxcUtils *utils, IDxcBlob *object) {
  Held<IDxcContainerReflection> list;
  make(CLSID_DxcContainerReflection, list);
  UINT32 n = 99, kind = 0, at = 99;
  code("count before load", list->GetPartCount(&n));
  code("kind before load", list->GetPartKind(0, &kind));
  code("find before load", list->FindFirstPartKind(DXC_PART_DXIL, &at));
  code("load", list->Load(object));
  say("load holds", "%lu", references(object) > 1 ? 2ul : 1ul);
  code("count", list->GetPartCount(&n));
  std::string parts;
  for (UINT32 i = 0; i < n; ++i)
    if (list->GetPartKind(i, &kind) == 0)
      parts += std::string((char *)&kind, 4) + " ";
  note("parts", "%s", parts.c_str());
  code("kind past", list->GetPartKind(n, &kind));
  code("find", list->FindFirstPartKind(DXC_PART_DXIL, &at));
  Held<IDxcBlob> content;
  code("content", list->GetPartContent(at, &content));
  blob("content", content);
  code("content past", list->GetPartContent(n, &content));
  blob("content past", content);
  code("find none", list->FindFirstPartKind(DXC_PART_ROOT_SIGNATURE, &at));
  Held<IUnknown> reflection;
  note("reflection", "%08x", (unsigned)list->GetPartReflection(at, __uuidof(IUnknown), (void **)&reflection));
  Held<IDxcBlobEncoding> junk;
  utils->CreateBlob("junk junk junk junk junk junk junk", 32, 0, &junk);
  code("load junk", list->Load(junk));
  code("count after junk", list->GetPartCount(&n));
  code("load null", list->Load(nullptr));

  DxcBuffer buffer = {object->GetBufferPointer(), object->GetBufferSize(), 0};
  void *data = (void *)1;
  UINT32 size = 99;
  code("part", utils->GetDxilContainerPart(&buffer, DXC_PART_DXIL, &data, &size));
  say("part", "%s", data > buffer.Ptr && (char *)data + size <= (char *)buffer.Ptr + buffer.Size ? "inside" : "outside");
  code("part none", utils->GetDxilContainerPart(&buffer, DXC_PART_ROOT_SIGNATURE, &data, &size));
  say("part none", "%s", data ? "data" : "null");
  buffer.Ptr = "junk junk junk junk junk junk junk";
  buffer.Size = 32;
  code("part junk", utils->GetDxilContainerPart(&buffer, DXC_PART_DXIL, &data, &size));
}

static void check_builder(IDxcUtils *utils, IDxcBlob *object) {
  Held<IDxcContainerBuilder> builder;
  make(CLSID_DxcContainerBuilder, builder);
  Held<IDxcBlobEncoding> data, junk;
  utils->CreateBlob("private data", 12, 0, &data);
  utils->CreateBlob("junk junk junk junk junk junk junk", 32, 0, &junk);
  code("builder load", builder->Load(object));
  code("builder add", builder->AddPart(DXC_PART_PRIVATE_DATA, data));
  code("builder add twice", builder->AddPart(DXC_PART_PRIVATE_DATA, data));
  code("builder add program", builder->AddPart(DXC_PART_DXIL, data));
  code("builder add odd", builder->AddPart(DXC_FOURCC('O', 'D', 'D', '!'), data));
  code("builder remove none", builder->RemovePart(DXC_PART_PDB));
  code("builder remove program", builder->RemovePart(DXC_PART_DXIL));
  Held<IDxcOperationResult> made;
  HRESULT hr = builder->SerializeContainer(&made);
  show("builder serialize", hr, made);
  Held<IDxcBlob> container;
  if (made)
    made->GetResult(&container);
  if (container) {
    UINT32 n = 0, at = 99;
    Held<IDxcContainerReflection> list;
    make(CLSID_DxcContainerReflection, list);
    list->Load(container);
    list->GetPartCount(&n);
    code("builder find", list->FindFirstPartKind(DXC_PART_PRIVATE_DATA, &at));
    say("builder last", "%d", at + 1 == n);
    Held<IDxcContainerBuilder> second;
    make(CLSID_DxcContainerBuilder, second);
    code("second load", second->Load(container));
    code("second remove", second->RemovePart(DXC_PART_PRIVATE_DATA));
    hr = second->SerializeContainer(&made);
    show("second serialize", hr, made);
    Held<IDxcBlob> again;
    made->GetResult(&again);
    say("round", "%d", again && again->GetBufferSize() == object->GetBufferSize() &&
                           !memcmp((char *)again->GetBufferPointer() + 20, (char *)object->GetBufferPointer() + 20,
                                   object->GetBufferSize() - 20));
  }
  Held<IDxcContainerBuilder> third;
  make(CLSID_DxcContainerBuilder, third);
  code("builder load junk", third->Load(junk));
}

static bool unsigned_(IDxcBlob *container) {
  static const char zero[16] = {};
  return !memcmp((char *)container->GetBufferPointer() + 4, zero, 16);
}

static void check_validator(IDxcUtils *utils, IDxcBlob *object) {
  Held<IDxcValidator> validator;
  make(CLSID_DxcValidator, validator);
  Held<IDxcBlobEncoding> copy, junk, cut, flipped;
  utils->CreateBlob(object->GetBufferPointer(), object->GetBufferSize(), 0, &copy);
  memset((char *)copy->GetBufferPointer() + 4, 0, 16);
  Held<IDxcOperationResult> result;
  HRESULT hr = validator->Validate(copy, DxcValidatorFlags_Default, &result);
  show("validate", hr, result);
  note("validate source", "%s", unsigned_(copy) ? "unsigned" : "signed");
  Held<IDxcBlob> made;
  if (result)
    result->GetResult(&made);
  note("validate made", "%s", made && made.p != (IDxcBlob *)copy.p ? "another" : "same");
  hr = validator->Validate(copy, DxcValidatorFlags_InPlaceEdit, &result);
  show("validate in place", hr, result);
  note("validate in place", "%s", unsigned_(copy) ? "unsigned" : "signed");
  hr = validator->Validate(copy, 0x80, &result);
  show("validate odd flag", hr, result);
  utils->CreateBlob("junk junk junk junk junk junk junk", 32, 0, &junk);
  hr = validator->Validate(junk, DxcValidatorFlags_Default, &result);
  show("validate junk", hr, result);
  utils->CreateBlob(object->GetBufferPointer(), object->GetBufferSize() / 2, 0, &cut);
  hr = validator->Validate(cut, DxcValidatorFlags_Default, &result);
  show("validate cut", hr, result);
  hr = validator->Validate(copy, DxcValidatorFlags_RootSignatureOnly, &result);
  show("validate root signature", hr, result);
  hr = validator->Validate(copy, DxcValidatorFlags_ModuleOnly, &result);
  show("validate module", hr, result);
  hr = validator->Validate(copy, DxcValidatorFlags_ModuleOnly | DxcValidatorFlags_RootSignatureOnly, &result);
  show("validate both", hr, result);
  utils->CreateBlob(object->GetBufferPointer(), object->GetBufferSize(), 0, &flipped);
  // Where the part with the program lies, its bitcode's mark is broken.
  char *bytes = (char *)flipped->GetBufferPointer();
  for (size_t i = 32; i + 8 < flipped->GetBufferSize(); ++i)
    if (!memcmp(bytes + i, "BC\xc0\xde", 4))
      bytes[i] = 'X';
  hr = validator->Validate(flipped, DxcValidatorFlags_Default, &result);
  show("validate broken", hr, result);
}

// What the validators say of a part that is not the module's, word for word.
static void check_rules(IDxcUtils *utils, IDxcBlob *object) {
  Held<IDxcValidator2> validator;
  make(CLSID_DxcValidator, validator);
  Held<IDxcVersionInfo> version;
  UINT32 major = 99, minor = 99;
  code("validator version", validator->QueryInterface(__uuidof(IDxcVersionInfo), (void **)&version));
  code("validator version numbers", version->GetVersion(&major, &minor));
  say("validator version", "%u.%u", major, minor);
  for (const char *part : {"SFI0", "ISG1", "OSG1", "PSV0", "HASH", "STAT"}) {
    Held<IDxcBlobEncoding> changed;
    utils->CreateBlob(object->GetBufferPointer(), object->GetBufferSize(), 0, &changed);
    char *bytes = (char *)changed->GetBufferPointer();
    for (size_t i = 32; i + 16 < changed->GetBufferSize(); ++i)
      if (!memcmp(bytes + i, part, 4))
        bytes[i + (strcmp(part, "HASH") == 0 ? 0 : 12)] ^= 1;
    Held<IDxcOperationResult> result;
    std::string what = std::string("validate changed ") + part;
    code(what.c_str(), validator->ValidateWithDebug(changed, DxcValidatorFlags_Default, nullptr, &result));
    HRESULT status = 99;
    Held<IDxcBlobEncoding> errors;
    if (result)
      result->GetStatus(&status), result->GetErrorBuffer(&errors);
    code((what + " status").c_str(), status);
    say((what + " words").c_str(), "%s", text(errors).c_str());
  }
}

void check_containers() {
  Held<IDxcUtils> utils;
  Held<IDxcCompiler3> compiler;
  Held<IDxcResult> result;
  Held<IDxcBlob> object;
  make(CLSID_DxcUtils, utils), make(CLSID_DxcCompiler, compiler);
  DxcBuffer buffer = {good, strlen(good), DXC_CP_UTF8};
  LPCWSTR words[] = {L"-T", L"cs_6_0"};
  compiler->Compile(&buffer, words, 2, nullptr, __uuidof(IDxcResult), (void **)&result);
  result->GetResult(&object);
  check_parts(utils, object);
  check_builder(utils, object);
  check_validator(utils, object);
  check_rules(utils, object);

  Held<IDxcAssembler> assembler;
  make(CLSID_DxcAssembler, assembler);
  Held<IDxcOperationResult> assembled;
  Held<IDxcBlobEncoding> listing, junk;
  Held<IDxcCompiler> older;
  make(CLSID_DxcCompiler, older);
  older->Disassemble(object, &listing);
  HRESULT hr = assembler->AssembleToContainer(listing, &assembled);
  show("assemble", hr, assembled);
  Held<IDxcBlob> container;
  if (assembled)
    assembled->GetResult(&container);
  say("assemble", "%s", container && !memcmp(container->GetBufferPointer(), "DXBC", 4) ? "container" : "none");
  utils->CreateBlob("junk", 4, DXC_CP_UTF8, &junk);
  hr = assembler->AssembleToContainer(junk, &assembled);
  show("assemble junk", hr, assembled);
}
