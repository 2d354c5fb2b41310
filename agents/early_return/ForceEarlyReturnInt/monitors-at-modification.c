/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt in a FieldModification callback releases all monitors of the method.");

static jfieldID place;

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    if (field == place && strcmp(class_name(klass), "Learly_return/Guarded;") == 0)
        say("FieldModification: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "early_return/Guarded");
    place = field_id(jni, klass, "place", "I");
    on(FieldModification, written);
    must(SetFieldModificationWatch, klass, place);
}

TEST(.target = "early_return.Guarded", .args = LIST("blocks"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_field_modification_events = 1});
