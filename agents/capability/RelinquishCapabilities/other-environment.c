/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("RelinquishCapabilities keeps the capability working in another environment.");

static jvmtiEnv *other;

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities lines = {.can_get_line_numbers = 1};
    other = new_environment_with(&lines);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiCapabilities lines = {.can_get_line_numbers = 1};
    jint count;
    jvmtiLineNumberEntry *table;
    jclass klass = find_class(jni, "assay/Probe");
    jmethodID main = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    must_in(other, RelinquishCapabilities, &lines);
    SAY_CALL(GetLineNumberTable, main, &count, &table);
}

TEST(.load = load, .probe = observe, .needs = {.can_get_line_numbers = 1});
