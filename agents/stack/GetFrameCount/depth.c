/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameCount counts Java and native method frames, however deep the stack.");

/* Recursion.main calls down(n), which calls itself n times and then the probe.
 * The count below the recursion is the same each time, whatever it is. */
static void observe(JNIEnv *jni, jobject subject)
{
    static jint before = 2; /* main and the native probe */
    jint count = 0;
    jvmtiError error = ti(GetFrameCount, NULL, &count);
    say("GetFrameCount: %s, %d more than before", error_name(error), (int)(count - before));
    before = count;
}

TEST(.target = "stack.Recursion", .probe = observe);
