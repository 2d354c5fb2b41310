/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace gives a method that is blocked at its entry a location inside it.");

static void observe(JNIEnv *jni, jobject thread)
{
    static jvmtiFrameInfo frames[FRAMES_MAX];
    jint count = 0;
    int java = 0, outside = 0;
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    for (jint i = 0; i < count && i < FRAMES_MAX; i++)
        if (strstr(method_name(frames[i].method), "Lstack/BlockedAtEntry;.") != NULL) {
            jlocation first = 0, last = -1;
            must(GetMethodLocation, frames[i].method, &first, &last);
            java++;
            outside += frames[i].location < first || frames[i].location > last;
        }
    say("frames of the program: %s, inside their methods: %s", java > 0 ? "some" : "none",
        truth(outside == 0));
}

TEST(.target = "stack.BlockedAtEntry", .probe = observe, .vm_args = LIST(COMPILED_EARLY));
