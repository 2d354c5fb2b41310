/* SPDX-License-Identifier: Apache-2.0 */
#include "../one_capability.h"

TITLE("ResumeAllVirtualThreads needs both of its capabilities: with either alone it is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = resume_all_virtual_threads(environment_of_case(), 0, NULL);
    say("ResumeAllVirtualThreads: %s", error_name(error));
}

VIRTUAL_TEST(.probe = observe, .cases = ONE_CAPABILITY_CASES);
