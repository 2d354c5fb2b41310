/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace gives no Java method that is blocked at its entry the location of a native one.");

static void observe(JNIEnv *jni, jobject thread)
{
    static jvmtiFrameInfo frames[FRAMES_MAX];
    jint count = 0;
    int java = 0, as_native = 0;
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    for (jint i = 0; i < count; i++)
        if (strstr(method_name(frames[i].method), "stack/BlockedAtEntry") != NULL) {
            java++;
            as_native += frames[i].location == -1;
        }
    say("frames of the program: %s, at instructions: %s", java > 0 ? "some" : "none",
        truth(as_native == 0));
}

TEST(.target = "stack.BlockedAtEntry", .probe = observe, .vm_args = LIST(COMPILED_EARLY));
