/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ClassLoad of a hidden class is posted before its ClassPrepare.");

static void say_event(const char *event, jclass klass)
{
    if (strstr(class_name(klass), "classes/DefinedRepeatedly.") != NULL)
        say("%s", event);
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_event("load", klass);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_event("prepare", klass);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    if (subjects == NULL) {
        on(ClassLoad, on_load);
        on(ClassPrepare, on_prepare);
        return;
    }
    off(ClassLoad);
    off(ClassPrepare);
}

TEST(.target = "classes.HiddenClasses", .args = LIST("probe-first"), .since = 15, .probe = observe);
