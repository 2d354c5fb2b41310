/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetLineNumberTable maps locations to the lines of the source.");

static void table(JNIEnv *jni, jobject samples, const char *name)
{
    jint count = 0;
    jvmtiLineNumberEntry *lines = NULL;
    jvmtiError error = ti(GetLineNumberTable, named_method(jni, samples, name), &count, &lines);
    say("%s: %s, %d entries", name, error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(lines, count); i++)
        say("from %lld: line %d", (long long)lines[i].start_location, (int)lines[i].line_number);
    SAY_CALL(Deallocate, (unsigned char *)lines);
}

static void observe(JNIEnv *jni, jobject samples)
{
    table(jni, samples, "lock");
    table(jni, samples, "copy");
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_line_numbers = 1});
