/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("FieldAccess and FieldModification are posted for instructions with a breakpoint.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read %s at %d in %s", short_field_name(klass, field), (int)location,
        short_method_name(method));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("write %s at %d in %s: %d", short_field_name(klass, field), (int)location,
        short_method_name(method), (int)value.i);
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("Breakpoint at %d in %s", (int)location, short_method_name(method));
}

static void observe(JNIEnv *jni, jobject holder)
{
    static const struct {
        const char *method, *signature;
        jlocation location;
    } places[] = {{"read", "(Lwatch/Places$Base;)I", 1},
                  {"write", "(Lwatch/Places$Base;I)V", 2},
                  {"increment", "(Lwatch/Places$Base;)V", 2},
                  {"increment", "(Lwatch/Places$Base;)V", 7},
                  {"writeNumber", "(I)V", 1},
                  {"readNumber", "()I", 0}};
    jclass klass = places_class(jni), base = base_class(jni);
    jfieldID value = field_id(jni, base, "value", "I");
    jfieldID number = static_field_id(jni, klass, "number", "I");
    on(FieldAccess, accessed);
    on(FieldModification, modified);
    on(Breakpoint, hit);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        must(SetBreakpoint, static_method_id(jni, klass, places[i].method, places[i].signature),
             places[i].location);
    must(SetFieldAccessWatch, base, value);
    must(SetFieldModificationWatch, base, value);
    must(SetFieldAccessWatch, klass, number);
    must(SetFieldModificationWatch, klass, number);
}

TEST(.target = "watch.Places", .probe = observe,
     .needs = {.can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1,
               .can_generate_breakpoint_events = 1});
