/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The new value is that which the field will hold, where the instruction makes it narrower.");

static const char *const names[] = {"z", "b", "c", "s", "sz", "sb", "sc", "ss"};
static const char *const signatures[] = {"Z", "B", "C", "S"};

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    char *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    say("%s at %d: %c %s", name, (int)location, type, value_text(type, value));
    release(name);
}

static void observe(JNIEnv *jni, jobject held)
{
    jclass klass = (*jni)->GetObjectClass(jni, held);
    int first = is_case("booleans") ? 0 : 1, step = is_case("booleans") ? 4 : 1;
    for (int i = first; i < 8; i += step) {
        const char *signature = signatures[i % 4];
        if (is_case("numbers") && i == 4)
            continue;
        must(SetFieldModificationWatch, klass,
             i < 4 ? field_id(jni, klass, names[i], signature)
                   : static_field_id(jni, klass, names[i], signature));
    }
    on(FieldModification, modified);
}

TEST(.target = "classfile.Narrow", .args = LIST("written"), .probe = observe, .since = 11,
     .needs = {.can_generate_field_modification_events = 1},
     .cases = LIST("booleans", "numbers"));
