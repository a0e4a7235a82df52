// The rewriter, as dxctools.h declares it, which is not among the headers at hand.
#pragma once

#include "dxcapi.h"

CROSS_PLATFORM_UUIDOF(IDxcRewriter, "c012115b-8893-4eb9-9c5a-111456ea1c45")
struct IDxcRewriter : public IUnknown {
  virtual HRESULT STDMETHODCALLTYPE RemoveUnusedGlobals(IDxcBlobEncoding *source, LPCWSTR entry, DxcDefine *defines,
                                                        UINT32 count, IDxcOperationResult **result) = 0;
  virtual HRESULT STDMETHODCALLTYPE RewriteUnchanged(IDxcBlobEncoding *source, DxcDefine *defines, UINT32 count,
                                                     IDxcOperationResult **result) = 0;
  virtual HRESULT STDMETHODCALLTYPE RewriteUnchangedWithInclude(IDxcBlobEncoding *source, LPCWSTR name, DxcDefine *defines,
                                                                UINT32 count, IDxcIncludeHandler *handler, UINT32 options,
                                                                IDxcOperationResult **result) = 0;
};
CROSS_PLATFORM_UUIDOF(IDxcRewriter2, "261afca1-0609-4ec6-a77f-d98c7035194e")
struct IDxcRewriter2 : public IDxcRewriter {
  virtual HRESULT STDMETHODCALLTYPE RewriteWithOptions(IDxcBlobEncoding *source, LPCWSTR name, LPCWSTR *words, UINT32 words_count,
                                                       DxcDefine *defines, UINT32 count, IDxcIncludeHandler *handler,
                                                       IDxcOperationResult **result) = 0;
};
static const GUID CLSID_DxcRewriter = {0xb489b951, 0xe07f, 0x40b3, {0x96, 0x8d, 0x93, 0xe1, 0x24, 0x73, 0x4d, 0xa4}};
