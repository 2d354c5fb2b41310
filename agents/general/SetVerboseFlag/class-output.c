/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetVerboseFlag with the class flag starts and stops output about class loading.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("set: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_CLASS, JNI_TRUE)));
    begin_output();
    find_class(jni, "general/Prepared");
    say("writes: %s", truth(end_output_once_written()));
    say("cleared: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_CLASS, JNI_FALSE)));
    await_end_of_output();
    begin_output();
    find_class(jni, "general/OtherThread");
    say("writes: %s", truth(end_output()));
}

TEST(.probe = observe);
