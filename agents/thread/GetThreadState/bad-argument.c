/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState refuses objects that are not threads and a null thread_state_ptr.");

static void observe(JNIEnv *jni, jobject unused)
{
    jint state = 0;
    jvmtiError error = is_case("not-a-thread")
                           ? ti(GetThreadState, find_class(jni, "assay/Probe"), &state)
                           : ti(GetThreadState, NULL, NULL);
    say("GetThreadState: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("not-a-thread", "null-pointer"));
