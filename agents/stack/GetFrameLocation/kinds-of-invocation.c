/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameLocation reports a caller at its invoke instruction, of whichever kind.");

static const char *instruction_at(jmethodID method, jlocation location)
{
    static const char *const names[] = {"invokevirtual", "invokespecial", "invokestatic",
                                        "invokeinterface"};
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    int opcode = location >= 0 && location < size ? code[location] : 0;
    release(code);
    return opcode >= 0xb6 && opcode <= 0xb9 ? names[opcode - 0xb6] : "another instruction";
}

static void observe(JNIEnv *jni, jobject thread)
{
    enum { FRAMES = 9 };
    jvmtiFrameInfo frames[FRAMES] = {{0}};
    jint count = 0;
    bool same = true;
    must(GetStackTrace, thread, 0, FRAMES, frames, &count);
    for (jint depth = 0; depth < FRAMES; depth++) {
        jmethodID method = NULL;
        jlocation location = 0;
        must(GetFrameLocation, thread, depth, &method, &location);
        same &= depth < count && frames[depth].method == method
                && frames[depth].location == location;
        if (location == -1)
            say("%s: native", method_name(method));
        else
            say("%s at %s", method_name(method), instruction_at(method, location));
    }
    say("as GetStackTrace has them: %s", truth(same));
}

TEST(.target = "stack.Invocations", .probe = observe, .needs = {.can_get_bytecodes = 1});
