/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "redefine.h"

TITLE("FieldAccess is posted for a field of a class that the JVM has from an archive.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    char *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    say("access: %s.%s of %s in %s", class_name(klass), name,
        object == NULL ? "no object" : "an object", method_name(method));
    release(name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int probes;
    if (++probes == 1)
        return;
    jclass klass = class_of_probe(jni, subject);
    jfieldID total = static_field_id(jni, klass, "total", "I");
    jfieldID size = field_id(jni, klass, "size", "I");
    on(FieldAccess, accessed);
    if (probes == 2) {
        SAY_CALL(SetFieldAccessWatch, klass, total);
        SAY_CALL(SetFieldAccessWatch, klass, size);
    } else {
        SAY_CALL(ClearFieldAccessWatch, klass, total);
        SAY_CALL(ClearFieldAccessWatch, klass, size);
    }
}

TEST(.target = "redefine.Archived", .load = load_from_archive, .probe = observe, .cases = ARCHIVES,
     .since = 17, .timeout = 120, .needs = {.can_generate_field_access_events = 1});
