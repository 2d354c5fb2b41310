/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Field watches post events in compiled native methods active when they are set.");

static jclass calls;
static jfieldID value_field;
static bool armed;

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("access in %s%s", method_name(method),
        strcmp(short_field_name(klass, field), "value") == 0 ? "" : " of another field");
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("modification in %s to %d", method_name(method), (int)value.i);
}

static jint JNICALL read_field(JNIEnv *jni, jclass klass, jobject holder)
{
    if (armed) {
        on(FieldAccess, accessed);
        must(SetFieldAccessWatch, calls, value_field);
    }
    return (*jni)->GetIntField(jni, holder, value_field);
}

static jint JNICALL write_field(JNIEnv *jni, jclass klass, jobject holder, jint value)
{
    if (armed) {
        on(FieldModification, modified);
        must(SetFieldModificationWatch, calls, value_field);
    }
    (*jni)->SetIntField(jni, holder, value_field, value);
    return value;
}

static void observe(JNIEnv *jni, jobject holder)
{
    static const char *const signatures[] = {"(Lwatch/NativeCalls;)I", "(Lwatch/NativeCalls;I)I"};
    JNINativeMethod natives[] = {{"read", (char *)signatures[0], (void *)read_field},
                                 {"write", (char *)signatures[1], (void *)write_field}};
    armed = holder != NULL;
    if (armed)
        return;
    calls = (*jni)->NewGlobalRef(jni, find_class(jni, "watch/NativeCalls"));
    value_field = field_id(jni, calls, "value", "I");
    if ((*jni)->RegisterNatives(jni, calls, natives, 2) != JNI_OK)
        broken("RegisterNatives failed");
}

TEST(.target = "watch.NativeCalls", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
