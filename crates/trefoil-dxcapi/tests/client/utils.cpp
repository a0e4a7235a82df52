// Files, include handlers, arguments.

#include "say.h"

#include <cstdlib>
#include <cwchar>
#include <string>
#include <unistd.h>

static void show_arguments(const char *what, IDxcCompilerArgs *args) {
  std::string line;
  for (UINT32 i = 0; i < args->GetCount(); ++i) {
    line += '[';
    for (const wchar_t *c = args->GetArguments()[i]; *c; ++c)
      line += (char)*c;
    line += ']';
  }
  say(what, "%u %s", args->GetCount(), line.c_str());
}

void check_utils() {
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils);

  char name[] = "/tmp/dxcapi-client-XXXXXX";
  int file = mkstemp(name);
  (void)!write(file, "float x;\n", 9);
  close(file);
  std::wstring wide(name, name + strlen(name));
  Held<IDxcBlobEncoding> loaded;
  UINT32 page = DXC_CP_UTF8;
  code("load", utils->LoadFile(wide.c_str(), nullptr, &loaded));
  blob("load", loaded, true);
  code("load with page", utils->LoadFile(wide.c_str(), &page, &loaded));
  blob("load with page", loaded, true);
  code("load missing", utils->LoadFile(L"/nowhere/at/all", nullptr, &loaded));
  code("load folder", utils->LoadFile(L"/tmp", nullptr, &loaded));

  Held<IDxcIncludeHandler> includes;
  Held<IDxcBlob> source;
  code("handler", utils->CreateDefaultIncludeHandler(&includes));
  say("handler references", "%lu", references(includes));
  code("include", includes->LoadSource(wide.c_str(), &source));
  blob("include", source, true);
  code("include missing", includes->LoadSource(L"./nowhere.h", &source));
  blob("include missing", source, true);
  unlink(name);

  Held<IDxcCompilerArgs> args;
  LPCWSTR words[] = {L"-Zpr", L"-O1"};
  DxcDefine defines[] = {{L"A", L"1"}, {L"B", nullptr}};
  code("build", utils->BuildArguments(L"a.hlsl", L"main", L"ps_6_0", words, 2, defines, 2, &args));
  show_arguments("build", args);
  say("build references", "%lu", references(args));
  LPCSTR narrow[] = {"-Gis"};
  code("add", args->AddArguments(words, 2));
  code("add utf8", args->AddArgumentsUTF8(narrow, 1));
  code("add defines", args->AddDefines(defines, 1));
  show_arguments("added", args);
  code("build little", utils->BuildArguments(nullptr, nullptr, nullptr, nullptr, 0, nullptr, 0, &args));
  if (args)
    show_arguments("little", args);
  code("build empty", utils->BuildArguments(L"", L"", L"", nullptr, 0, nullptr, 0, &args));
  if (args)
    show_arguments("empty", args);
  code("args", make(CLSID_DxcCompilerArgs, args));
  show_arguments("fresh", args);
  say("fresh pointer", "%s", args->GetArguments() ? "some" : "null");
}
