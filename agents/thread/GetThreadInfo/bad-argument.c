/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadInfo refuses a null info_ptr and objects that are not threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiThreadInfo info = untouched_info();
    jvmtiError error = is_case("null-info")
                           ? ti(GetThreadInfo, NULL, NULL)
                           : ti(GetThreadInfo, find_class(jni, "java/lang/Thread"), &info);
    say("GetThreadInfo: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-info", "no-thread"));
