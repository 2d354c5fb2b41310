/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("SetVerboseFlag with the GC flag starts and stops output about garbage collections.");

static bool writes_while_collecting(void)
{
    begin_output();
    must(ForceGarbageCollection);
    return end_output();
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("set: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_GC, JNI_TRUE)));
    say("writes: %s", truth(writes_while_collecting()));
    say("cleared: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_GC, JNI_FALSE)));
    /* What a collection before the clearing still writes is not of this one. */
    must(ForceGarbageCollection);
    say("writes: %s", truth(writes_while_collecting()));
}

TEST(.probe = observe);
