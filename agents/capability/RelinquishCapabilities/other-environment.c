/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("RelinquishCapabilities keeps the capability working in another environment.");

static const jvmtiCapabilities lines = {.can_get_line_numbers = 1};
static jvmtiEnv *other;

static void load(JavaVM *vm, char *options)
{
    other = new_environment_with(&lines);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jvmtiLineNumberEntry *table = NULL;
    jclass klass = find_class(jni, "assay/Probe");
    jmethodID main = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    must_in(other, RelinquishCapabilities, &lines);
    say("[%s] and [%s]", possessed_names(assay_env), possessed_names(other));
    jvmtiError error = ti(GetLineNumberTable, main, &count, &table);
    say("GetLineNumberTable: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("has lines: %s", truth(readable(table, count) > 0));
}

TEST(.load = load, .probe = observe, .needs = {.can_get_line_numbers = 1});
