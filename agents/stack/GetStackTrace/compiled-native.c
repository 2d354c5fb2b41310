/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetStackTrace and GetFrameLocation give location -1 for a native method that runs often.");

static void observe(JNIEnv *jni, jobject end)
{
    static int calls, by_trace, by_location;
    jvmtiFrameInfo frame = {0};
    jmethodID method = NULL;
    jlocation location = 0;
    jint count = 0;
    if (end != NULL) {
        say("calls %d, GetStackTrace %d, GetFrameLocation %d", calls, by_trace, by_location);
        return;
    }
    must(GetStackTrace, NULL, 0, 1, &frame, &count);
    must(GetFrameLocation, NULL, 0, &method, &location);
    calls++;
    by_trace += frame.location == -1;
    by_location += location == -1;
}

/* The native method is the one that probes. */
TEST(.target = "stack.ProbingOften", .probe = observe, .vm_args = LIST(COMPILED_EARLY));
