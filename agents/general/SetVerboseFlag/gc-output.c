/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetVerboseFlag with the GC flag starts and stops output about garbage collections.");

/* Other threads, and what is enabled otherwise, may write now and then. */
static bool each_collection_writes(void)
{
    bool each = true;
    for (int i = 0; i < 5 && each; i++) {
        begin_output();
        must(ForceGarbageCollection);
        each = end_output();
    }
    return each;
}

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
    say("writes: %s", truth(each_collection_writes()));
}

TEST(.probe = observe);
