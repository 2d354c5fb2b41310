/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "environments.h"

TITLE("SetVerboseFlag with the class flag starts and stops output about class loading.");

/* Other threads, and what is enabled otherwise, may write now and then. */
static bool each_class_writes(JNIEnv *jni)
{
    static const char *const names[] = {"fresh/B", "fresh/C", "fresh/D", "fresh/E", "fresh/F"};
    bool each = true;
    for (size_t i = 0; i < sizeof names / sizeof names[0] && each; i++) {
        begin_output();
        define_small_class(jni, names[i], NULL);
        each = end_output();
    }
    return each;
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("set: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_CLASS, JNI_TRUE)));
    begin_output();
    define_small_class(jni, "fresh/A", NULL);
    say("writes: %s", truth(end_output_once_written()));
    say("cleared: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_CLASS, JNI_FALSE)));
    await_end_of_output();
    say("writes: %s", truth(each_class_writes(jni)));
}

TEST(.probe = observe);
