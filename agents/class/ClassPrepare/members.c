/* SPDX-License-Identifier: Apache-2.0 */
#include "../loading.h"

TITLE("At ClassPrepare fields, methods and interfaces can be queried, and no code has run.");

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint status = 0, fields = 0, methods = 0, interfaces = 0;
    jfieldID *field_ids;
    jmethodID *method_ids;
    jclass *classes;
    const char *name = loading_name(klass);
    if (name == NULL || strcmp(name, "Child") != 0)
        return;
    must(GetClassStatus, klass, &status);
    say("status: %s",
        class_status(status & (JVMTI_CLASS_STATUS_PREPARED | JVMTI_CLASS_STATUS_INITIALIZED)));
    SAY_CALL(GetClassFields, klass, &fields, &field_ids);
    SAY_CALL(GetClassMethods, klass, &methods, &method_ids);
    SAY_CALL(GetImplementedInterfaces, klass, &interfaces, &classes);
    say("%d field, %d methods, %d interface", (int)fields, (int)methods, (int)interfaces);
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_late_child(jni);
    on(ClassPrepare, on_prepare);
}

TEST(.target = "classes.Loading", .probe = observe);
