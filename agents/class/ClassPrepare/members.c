/* SPDX-License-Identifier: Apache-2.0 */
#include "../loading.h"

TITLE("At ClassPrepare fields, methods and interfaces can be queried, and no code has run.");

/* How often GetClassFields lists the field "count". */
static int times_count_listed(jclass klass, jint number, const jfieldID *ids)
{
    int times = 0;
    for (jint i = 0; i < readable(ids, number); i++) {
        char *name = NULL;
        must(GetFieldName, klass, ids[i], &name, NULL, NULL);
        times += name != NULL && strcmp(name, "count") == 0;
        release(name);
    }
    return times;
}

/* How many of the three methods are listed once. */
static int methods_listed_once(jint number, const jmethodID *ids)
{
    static const char *const names[] = {".<init>()V", ".<clinit>()V", ".method()V"};
    int once = 0;
    for (int i = 0; i < 3; i++) {
        int times = 0;
        for (jint j = 0; j < readable(ids, number); j++)
            times += strstr(method_name(ids[j]), names[i]) != NULL;
        once += times == 1;
    }
    return once;
}

/* How often GetImplementedInterfaces lists LateFace. */
static int times_face_listed(jint number, const jclass *interfaces)
{
    int times = 0;
    for (jint i = 0; i < readable(interfaces, number); i++)
        times += strcmp(class_name(interfaces[i]), "Lclasses/LateFace;") == 0;
    return times;
}

/* Members that another agent has added to the class are left out. */
static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint status = 0, fields = 0, methods = 0, interfaces = 0;
    jfieldID *field_ids = NULL;
    jmethodID *method_ids = NULL;
    jclass *classes = NULL;
    const char *name = loading_name(klass);
    if (name == NULL || strcmp(name, "Child") != 0)
        return;
    must(GetClassStatus, klass, &status);
    say("status: %s",
        class_status(status & (JVMTI_CLASS_STATUS_PREPARED | JVMTI_CLASS_STATUS_INITIALIZED)));
    SAY_CALL(GetClassFields, klass, &fields, &field_ids);
    SAY_CALL(GetClassMethods, klass, &methods, &method_ids);
    SAY_CALL(GetImplementedInterfaces, klass, &interfaces, &classes);
    say("%d field, %d methods, %d interface", times_count_listed(klass, fields, field_ids),
        methods_listed_once(methods, method_ids), times_face_listed(interfaces, classes));
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_late_child(jni);
    on(ClassPrepare, on_prepare);
}

TEST(.target = "classes.Loading", .probe = observe);
