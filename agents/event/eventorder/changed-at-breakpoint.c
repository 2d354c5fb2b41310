/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("What a Breakpoint callback changes for FieldModification is in force when the instruction is executed.");

static void JNICALL say_new_write(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location, jclass klass, jobject object, jfieldID field,
                                  char type, jvalue value)
{
    say_at("new FieldModification", method, location);
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    static int hits;
    jvmtiEventCallbacks table = assay_callbacks;
    say_ordered_hit(env, jni, thread, method, location);
    if (hits++ > 0)
        return;
    if (is_case("disabled"))
        off_thread(FieldModification, thread);
    table.FieldModification = is_case("callback-replaced") ? say_new_write : NULL;
    if (is_case("callback-replaced") || is_case("callback-removed"))
        must(SetEventCallbacks, &table, (jint)sizeof table);
    if (is_case("watch-cleared"))
        must(ClearFieldModificationWatch, ordered_class(jni), field_of(jni));
}

/* Makes all as it was, after the first call. */
static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method != recover_method(jni))
        return;
    on_thread(FieldModification, say_ordered_write, thread);
    if (is_case("watch-cleared"))
        must(SetFieldModificationWatch, ordered_class(jni), field_of(jni));
}

static void observe(JNIEnv *jni, jobject unused)
{
    recover_method(jni);
    must(SetBreakpoint, touch_method(jni), 1);
    must(SetFieldModificationWatch, ordered_class(jni), field_of(jni));
    on_thread(FieldModification, say_ordered_write, current_thread());
    on_thread(MethodEntry, entered, current_thread());
    on_thread(Breakpoint, hit, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_field_modification_events = 1},
     .cases = LIST("disabled", "callback-replaced", "callback-removed", "watch-cleared"));
