/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMethodLocation returns as last location the bytecode count of GetBytecodes minus one.");

static void ask(jmethodID method)
{
    jlocation start = -7, end = -7;
    jint size = -7;
    unsigned char *code = NULL;
    jvmtiError error = ti(GetMethodLocation, method, &start, &end);
    say("%s: %s %d to %d", method_name(method), error_name(error), (int)start, (int)end);
    must(GetBytecodes, method, &size, &code);
    char *text = assay_text();
    for (jint i = 0; i < readable(code, size) && i < 32; i++)
        assay_append(text, " %02x", code[i]);
    say("%d bytes:%s", (int)size, text);
    SAY_CALL(Deallocate, code);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "classes/ChangedAttributes");
    ask(static_method_id(jni, klass, "method", "(I)I"));
    ask(static_method_id(jni, klass, "reuse", "(I)J"));
}

TEST(.probe = observe, .needs = {.can_get_bytecodes = 1});
