/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_fields.h"

TITLE("SetFieldAccessWatch of a field of any type posts events for reads in compiled code.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    record_access(method, klass, object, field, "");
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    if (calls++ % 2 == 0) {
        FOR_EACH_COMPILED_FIELD(jni, SetFieldAccessWatch);
        on(FieldAccess, accessed);
        return;
    }
    say_recorded_method();
    off(FieldAccess);
    FOR_EACH_COMPILED_FIELD(jni, ClearFieldAccessWatch);
}

TEST(.target = "watch.CompiledFields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1});
