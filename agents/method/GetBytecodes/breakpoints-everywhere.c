/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetBytecodes returns the same bytes while there is a breakpoint at each instruction.");

static void break_everywhere(jmethodID method, const unsigned char *code, jint size)
{
    for (jint at = 0; at < size; at = next_instruction(code, size, at))
        must(SetBreakpoint, method, at);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jmethodID *methods = NULL;
    jint count = 0, size = 0, size_after = 0, changed = 0;
    unsigned char *code = NULL, *after = NULL;
    must(GetClassMethods, find_class(jni, "redefine/Alike"), &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++) {
        must(GetBytecodes, methods[i], &size, &code);
        size = readable(code, size);
        break_everywhere(methods[i], code, size);
        must(GetBytecodes, methods[i], &size_after, &after);
        changed += size != readable(after, size_after) || memcmp(code, after, (size_t)size) != 0;
        release(code);
        release(after);
    }
    release(methods);
    say("methods: %s, all with the same bytes: %s", count > 10 ? "many" : "few",
        truth(changed == 0));
}

TEST(.probe = observe, .needs = {.can_get_bytecodes = 1, .can_generate_breakpoint_events = 1});
