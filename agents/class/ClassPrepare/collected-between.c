/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "event_causes.h"
#include "heap.h"

TITLE("ClassPrepare reaches a second environment after the first one's callback has collected garbage.");

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_fresh(klass))
        return;
    say("%s: ClassPrepare of %s", env == second_environment ? "second" : "first",
        class_name(klass));
    if (env != second_environment)
        collect_and_refill(jni);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.ClassPrepare = prepared;
    make_second_environment_with(&(jvmtiCapabilities){0});
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_prepared_where_used(jni);
    enable_in_both(JVMTI_EVENT_CLASS_PREPARE);
}

TEST(.target = "event.Numbered", .args = LIST("prepared"), .load = load, .probe = observe);
