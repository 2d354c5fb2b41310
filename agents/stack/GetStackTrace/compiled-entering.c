/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace gives a method that is blocked at its entry a location inside it.");

static void observe(JNIEnv *jni, jobject thread)
{
    static jvmtiFrameInfo frames[FRAMES_MAX];
    jint count = 0;
    int entering = 0, outside = 0;
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    for (jint i = 0; i < count && i < FRAMES_MAX; i++)
        if (strstr(method_name(frames[i].method), "Lstack/BlockedAtEntry;.") != NULL) {
            jlocation first = 0, last = -1;
            must(GetMethodLocation, frames[i].method, &first, &last);
            entering += strstr(method_name(frames[i].method), ".enter(") != NULL;
            outside += frames[i].location < first || frames[i].location > last;
        }
    if (entering == 0)
        inapplicable("a method that is blocked at its entry has no frame yet");
    say("frames of the program are inside their methods: %s", truth(outside == 0));
}

TEST(.target = "stack.BlockedAtEntry", .probe = observe, .vm_args = LIST(COMPILED_EARLY));
