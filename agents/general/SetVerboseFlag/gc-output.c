/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetVerboseFlag with the GC flag starts and stops output about garbage collections.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("set: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_GC, JNI_TRUE)));
    begin_output();
    must(ForceGarbageCollection);
    say("writes: %s", truth(end_output_once_written()));
    say("cleared: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_GC, JNI_FALSE)));
    /* What a collection before the clearing still writes is not of this one. */
    must(ForceGarbageCollection);
    await_end_of_output();
    begin_output();
    must(ForceGarbageCollection);
    say("writes: %s", truth(end_output()));
}

TEST(.probe = observe);
