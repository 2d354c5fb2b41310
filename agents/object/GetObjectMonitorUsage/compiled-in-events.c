/* SPDX-License-Identifier: Apache-2.0 */
#include "../handed_over.h"

TITLE("GetObjectMonitorUsage reports the owner of an object that an event gave, locked by compiled code.");

static void look(JNIEnv *jni, jobject lock, jmethodID method)
{
    if (handed_over != NULL || strstr(method_name(method), "HandedOver$Lock;.apart") == NULL)
        return;
    keep_handed_over(jni, lock);
    say_monitor_owner(assay_case(), lock);
}

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    look(jni, object, method);
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue new_value)
{
    look(jni, object, method);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean thrown, jvalue result)
{
    if (!thrown)
        look(jni, result.l, method);
}

/* The event is enabled where the monitor is entered, so compiled frames are there. */
static void observe(JNIEnv *jni, jobject place)
{
    jclass klass = find_class(jni, "monitor/HandedOver$Lock");
    jfieldID count = field_id(jni, klass, "count", "I");
    if (is_place(jni, place, "inside") && is_case("FieldAccess")) {
        must(SetFieldAccessWatch, klass, count);
        on_thread(FieldAccess, accessed, current_thread());
    } else if (is_place(jni, place, "inside") && is_case("FieldModification")) {
        must(SetFieldModificationWatch, klass, count);
        on_thread(FieldModification, modified, current_thread());
    } else if (is_place(jni, place, "inside")) {
        on_thread(MethodExit, left, current_thread());
    } else if (is_place(jni, place, "after")) {
        if (handed_over != NULL)
            say_monitor_owner("after", handed_over);
        end_handing_over(jni);
    }
}

TEST(.target = "monitor.HandedOver", .probe = observe,
     .needs = {.can_get_monitor_info = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1,
               .can_generate_method_exit_events = 1},
     .vm_args = LIST(COMPILED_EARLY, APART),
     .cases = LIST("FieldAccess", "FieldModification", "MethodExit"));
