/* SPDX-License-Identifier: Apache-2.0 */
#include "../warm.h"

TITLE("SetFieldAccessWatch of a field of any type posts events for reads in compiled code.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    tell(method, klass, object, field, "");
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    if (calls++ % 2 == 0) {
        FOR_EACH_WARM_FIELD(jni, SetFieldAccessWatch);
        on(FieldAccess, accessed);
        return;
    }
    say_told();
    off(FieldAccess);
    FOR_EACH_WARM_FIELD(jni, ClearFieldAccessWatch);
}

TEST(.target = "watch.WarmFields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1});
