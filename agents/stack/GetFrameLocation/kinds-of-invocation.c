/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetFrameLocation reports a caller at its invoke instruction, of whichever kind.");

static const char *instruction_at(jmethodID method, jlocation location)
{
    static const char *const names[] = {"invokevirtual", "invokespecial", "invokestatic",
                                        "invokeinterface"};
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    int opcode = location >= 0 && location < readable(code, size) ? code[location] : 0;
    release(code);
    return opcode >= 0xb6 && opcode <= 0xb9 ? names[opcode - 0xb6] : "another instruction";
}

/* A JVM may have frames of its own where a call starts an initializer. */
static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    bool same = true;
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    for (jint depth = 0; depth < count && depth < FRAMES_MAX; depth++) {
        jmethodID method = NULL;
        jlocation location = 0;
        must(GetFrameLocation, thread, depth, &method, &location);
        same &= frames[depth].method == method && frames[depth].location == location;
        const char *name = method_name(method);
        if (strncmp(name, "Lstack/Invocations", 18) == 0)
            say("%s at %s", name, instruction_at(method, location));
        else if (strncmp(name, "Lassay/Agent;", 13) == 0)
            say("%s%s", name, location == -1 ? ": native" : "");
    }
    say("as GetStackTrace has them: %s", truth(same));
}

TEST(.target = "stack.Invocations", .probe = observe, .needs = {.can_get_bytecodes = 1});
