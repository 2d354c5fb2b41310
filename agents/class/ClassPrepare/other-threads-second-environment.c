/* SPDX-License-Identifier: Apache-2.0 */
#include "../loading.h"
#include "environments.h"

TITLE("No thread has run code of a class when its ClassPrepare event comes to a second environment.");

static jclass target; /* global */

static bool has_run(JNIEnv *jni)
{
    return (*jni)->GetStaticBooleanField(jni, target, static_field_id(jni, target, "ran", "Z"));
}

/* In the first environment another thread has the opportunity to use the class. */
static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lclasses/Entered;") != 0)
        return;
    say("%scode has run before: %s", side(env), truth(has_run(jni)));
    if (env != assay_env)
        return;
    release_point("second");
    for (int i = 0; i < 20 && !has_run(jni); i++)
        give_others_time();
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.ClassPrepare = on_prepare;
    make_second_environment_with(&(jvmtiCapabilities){0});
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_not_prepared(jni, "Lclasses/Entered;");
    target = (*jni)->NewGlobalRef(jni, find_class(jni, "classes/Entering"));
    enable_in_both(JVMTI_EVENT_CLASS_PREPARE);
}

TEST(.target = "classes.Entering", .load = load, .probe = observe);
