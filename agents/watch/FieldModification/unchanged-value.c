/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("FieldModification is posted for each write of the value that a field has already.");

enum { FIELDS = 18, TIMES = 2 };

static jfieldID *fields;
static jint count;
static int written[FIELDS];

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    for (jint i = 0; i < count; i++)
        written[i] += fields[i] == field;
}

#define WRITE(LETTER, TYPE)                                                                        \
    case LETTER:                                                                                   \
        if (is_static)                                                                             \
            (*jni)->SetStatic##TYPE##Field(jni, klass, field, 0);                                  \
        else                                                                                       \
            (*jni)->Set##TYPE##Field(jni, object, field, 0);                                       \
        break

static void write_field(JNIEnv *jni, jclass klass, jobject object, jfieldID field)
{
    char *signature = NULL;
    bool is_static = strncmp(short_field_name(klass, field), "static", 6) == 0;
    must(GetFieldName, klass, field, NULL, &signature, NULL);
    switch (readable_text(signature)[0]) {
        WRITE('Z', Boolean);
        WRITE('B', Byte);
        WRITE('C', Char);
        WRITE('S', Short);
        WRITE('I', Int);
        WRITE('J', Long);
        WRITE('F', Float);
        WRITE('D', Double);
        WRITE('L', Object);
    }
    release(signature);
}

static void say_written(const char *how, jclass klass)
{
    for (jint i = 0; i < count; i++)
        say("%s %s: %d", how, short_field_name(klass, fields[i]), written[i]);
    memset(written, 0, sizeof written);
}

static void observe(JNIEnv *jni, jobject object)
{
    jclass klass = (*jni)->GetObjectClass(jni, object);
    if (fields == NULL) {
        must(GetClassFields, klass, &count, &fields);
        count = readable(fields, count);
        /* Another agent may have added one, which is synthetic. */
        jint own = 0, modifiers = 0;
        for (jint i = 0; i < count; i++) {
            must(GetFieldModifiers, klass, fields[i], &modifiers);
            if ((modifiers & 0x1000) == 0)
                fields[own++] = fields[i];
        }
        count = own < FIELDS ? own : FIELDS;
        on(FieldModification, modified);
        for (jint i = 0; i < count; i++)
            must(SetFieldModificationWatch, klass, fields[i]);
        return;
    }
    say_written("code", klass);
    for (jint i = 0; i < TIMES * count; i++)
        write_field(jni, klass, object, fields[i / TIMES]);
    say_written("JNI", klass);
}

TEST(.target = "watch.Unchanged", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
