// Classes, blobs of each kind, and what IDxcUtils and IDxcLibrary do with them.

#include "say.h"

#include <cstdlib>
#include <cwchar>
#include <unistd.h>

template <class T> static void has(const char *what, REFCLSID id) {
  Held<T> object;
  HRESULT hr = make(id, object);
  say(what, "%08x %s", (unsigned)hr, object ? "object" : "null");
  if (object)
    say(what, "references %lu", references(object));
}

void check_classes() {
  has<IDxcCompiler>("compiler", CLSID_DxcCompiler);
  has<IDxcCompiler2>("compiler2", CLSID_DxcCompiler);
  has<IDxcCompiler3>("compiler3", CLSID_DxcCompiler);
  has<IDxcVersionInfo>("compiler.version", CLSID_DxcCompiler);
  has<IDxcVersionInfo2>("compiler.version2", CLSID_DxcCompiler);
  has<IDxcVersionInfo3>("compiler.version3", CLSID_DxcCompiler);
  has<IDxcUtils>("utils", CLSID_DxcUtils);
  has<IDxcLibrary>("library", CLSID_DxcLibrary);
  has<IDxcCompilerArgs>("args", CLSID_DxcCompilerArgs);
  has<IDxcValidator>("validator", CLSID_DxcValidator);
  has<IDxcValidator2>("validator2", CLSID_DxcValidator);
  has<IDxcVersionInfo>("validator.version", CLSID_DxcValidator);
  has<IDxcAssembler>("assembler", CLSID_DxcAssembler);
  has<IDxcContainerReflection>("reflection", CLSID_DxcContainerReflection);
  has<IDxcContainerBuilder>("builder", CLSID_DxcContainerBuilder);
  // These classes are not there.
  Held<IUnknown> absent;
  note("linker", "%08x", (unsigned)make(CLSID_DxcLinker, absent));
  note("optimizer", "%08x", (unsigned)make(CLSID_DxcOptimizer, absent));
  has<IDxcBlob>("wrong interface", CLSID_DxcCompiler);
  has<IDxcCompiler>("wrong class interface", CLSID_DxcUtils);
  has<IDxcCompiler>("no class", __uuidof(IDxcBlob));

  // One object has one identity, by whichever interface it is reached.
  Held<IDxcCompiler3> three;
  Held<IDxcCompiler2> two;
  Held<IUnknown> a, b;
  make(CLSID_DxcCompiler, three);
  code("two of three", as(three, two));
  code("unknown", as(three, a));
  code("unknown of two", as(two, b));
  say("identity", "%s", a.p == b.p ? "same" : "different");

  Held<IDxcVersionInfo> version;
  make(CLSID_DxcCompiler, version);
  UINT32 major = 99, minor = 99, flags = 99;
  code("version", version->GetVersion(&major, &minor));
  say("version major", "%u", major);
  note("version minor", "%u", minor);
  code("flags", version->GetFlags(&flags));
  note("flags", "%u", flags);
  Held<IDxcVersionInfo2> version2;
  UINT32 commits = 0;
  char *hash = nullptr;
  if (as(version, version2) == 0) {
    code("commit", version2->GetCommitInfo(&commits, &hash));
    say("commit hash", "%s", hash ? "text" : "null");
    free(hash);
  }
  Held<IDxcVersionInfo3> version3;
  char *custom = nullptr;
  if (as(version, version3) == 0) {
    code("custom", version3->GetCustomVersionString(&custom));
    note("custom", "%s", custom ? custom : "null");
    free(custom);
  }
}

void check_blobs() {
  Held<IDxcUtils> utils;
  make(CLSID_DxcUtils, utils);
  const char *narrow = "text";
  const wchar_t *wide = L"text";
  Held<IDxcBlobEncoding> made, adopted;
  code("utf8", utils->CreateBlob(narrow, 4, DXC_CP_UTF8, &made));
  blob("utf8", made, true);
  say("utf8 references", "%lu", references(made));
  code("utf8 ended", utils->CreateBlob(narrow, 5, DXC_CP_UTF8, &made));
  blob("utf8 ended", made, true);
  code("wide", utils->CreateBlob(wide, 16, DXC_CP_WIDE, &made));
  blob("wide", made, true);
  code("wide ended", utils->CreateBlob(wide, 20, DXC_CP_WIDE, &made));
  blob("wide ended", made, true);
  code("utf16", utils->CreateBlob(u"text", 8, DXC_CP_UTF16, &made));
  blob("utf16", made, true);
  code("bytes", utils->CreateBlob(narrow, 3, DXC_CP_ACP, &made));
  blob("bytes", made, true);
  code("empty", utils->CreateBlob(narrow, 0, DXC_CP_UTF8, &made));
  blob("empty", made, true);
  code("pinned", utils->CreateBlobFromPinned(narrow, 5, DXC_CP_UTF8, &made));
  blob("pinned", made, true);
  say("pinned place", "%s", made->GetBufferPointer() == (void *)narrow ? "same" : "different");
  void *own = malloc(5);
  memcpy(own, narrow, 5);
  code("moved", utils->MoveToBlob(own, nullptr, 5, DXC_CP_UTF8, &adopted));
  blob("moved", adopted, true);
  say("moved place", "%s", adopted && adopted->GetBufferPointer() == own ? "same" : "different");

  Held<IDxcBlob> part;
  code("part", utils->CreateBlobFromBlob(made, 1, 2, &part));
  blob("part", part, true);
  say("part place", "%s", part && (char *)part->GetBufferPointer() == narrow + 1 ? "same" : "different");
  say("part holds", "%lu", references(made));
  code("part past end", utils->CreateBlobFromBlob(made, 3, 9, &part));
  blob("part past end", part, true);
  code("part overflow", utils->CreateBlobFromBlob(made, 0xffffffff, 2, &part));
  code("part at end", utils->CreateBlobFromBlob(made, 5, 0, &part));

  Held<IDxcBlobUtf8> utf8;
  Held<IDxcBlobWide> as_wide;
  // DXC converts by the process's locale on Linux, where only ASCII is sure.
  utils->CreateBlob("hey", 3, DXC_CP_UTF8, &made);
  code("as wide", utils->GetBlobAsWide(made, &as_wide));
  blob("as wide", as_wide, true);
  say("as wide", "%d", as_wide && as_wide->GetStringPointer()[1] == 'e');
  code("and back", utils->GetBlobAsUtf8(as_wide, &utf8));
  blob("and back", utf8, true);
  // DXC on Linux reads UTF-16 as if it were wide.
  utils->CreateBlob(u"h\u00e9y", 6, DXC_CP_UTF16, &made);
  note("utf16 as utf8", "%08x %s", (unsigned)utils->GetBlobAsUtf8(made, &utf8), text(utf8).c_str());
  utils->CreateBlob("\xef\xbb\xbfhey", 6, DXC_CP_UTF8, &made);
  code("marked as utf8", utils->GetBlobAsUtf8(made, &utf8));
  blob("marked as utf8", utf8, true);
  utils->CreateBlob("\xef\xbb\xbfhey", 6, DXC_CP_ACP, &made);
  code("marked acp as utf8", utils->GetBlobAsUtf8(made, &utf8));
  blob("marked acp as utf8", utf8, true);
  utils->CreateBlob("hey", 3, DXC_CP_ACP, &made);
  code("acp as utf8", utils->GetBlobAsUtf8(made, &utf8));
  blob("acp as utf8", utf8, true);
  utils->CreateBlob("hey", 4, DXC_CP_UTF8, &made);
  code("same as utf8", utils->GetBlobAsUtf8(made, &utf8));
  blob("same as utf8", utf8, true);
  say("same place", "%s", utf8 && utf8->GetBufferPointer() == made->GetBufferPointer() ? "same" : "different");
  utils->CreateBlob("", 0, DXC_CP_UTF8, &made);
  code("empty as utf8", utils->GetBlobAsUtf8(made, &utf8));
  blob("empty as utf8", utf8, true);
  code("empty as wide", utils->GetBlobAsWide(made, &as_wide));
  blob("empty as wide", as_wide, true);
  utils->CreateBlob("\xff\xfe\xfd", 3, 4711, &made);
  code("odd page", utils->GetBlobAsUtf8(made, &utf8));

  Held<IStream> stream;
  utils->CreateBlob("stream", 6, DXC_CP_UTF8, &made);
  code("stream", utils->CreateReadOnlyStreamFromBlob(made, &stream));
  char buffer[8] = {};
  ULONG read = 99;
  code("stream read", stream->Read(buffer, 4, &read));
  say("stream read", "%lu %s", read, buffer);
  code("stream read on", stream->Read(buffer, 4, &read));
  say("stream read on", "%lu %.2s", read, buffer);
  LARGE_INTEGER move;
  ULARGE_INTEGER at;
  move.QuadPart = 1;
  code("stream seek", stream->Seek(move, STREAM_SEEK_SET, &at));
  say("stream seek", "%llu", at.QuadPart);
  move.QuadPart = -1;
  note("stream seek end code", "%08x", (unsigned)stream->Seek(move, STREAM_SEEK_END, &at));
  note("stream seek end", "%llu", at.QuadPart);
  note("stream write", "%08x", (unsigned)stream->Write("x", 1, &read));
  STATSTG stat;
  memset(&stat, 0, sizeof stat);
  code("stream stat", stream->Stat(&stat, STATFLAG_NONAME));
  say("stream stat", "%llu", stat.cbSize.QuadPart);
}
