/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetStackTrace reports location -1 for native frames and a bytecode index for Java frames.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[5] = {{0}};
    jint count = 0;
    must(GetStackTrace, thread, 0, 5, frames, &count);
    say("frame 0: location %lld", (long long)frames[0].location);
    for (jint i = 1; i < 5; i++) {
        jlocation first = 0;
        jlocation last = 0;
        must(GetMethodLocation, frames[i].method, &first, &last);
        bool inside = first <= frames[i].location && frames[i].location <= last;
        say("frame %d: location inside its method: %s", (int)i, truth(inside));
    }
}

TEST(.target = "stack.Nested", .probe = observe);
