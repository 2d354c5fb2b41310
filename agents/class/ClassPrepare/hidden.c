/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("ClassPrepare is posted once for a hidden class, whose methods are there.");

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint methods = 0;
    jmethodID *ids = NULL;
    const char *name = class_name(klass);
    if (strstr(name, "classes/DefinedRepeatedly.") == NULL)
        return;
    must(GetClassMethods, klass, &methods, &ids);
    release(ids);
    say("prepare of %.*s, %d methods", (int)strcspn(name, "."), name, (int)methods);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    if (subjects != NULL) {
        off(ClassPrepare);
        return;
    }
    need_prepared_where_used(jni);
    on(ClassPrepare, on_prepare);
}

TEST(.target = "classes.HiddenClasses", .args = LIST("probe-first"), .since = 15, .probe = observe);
