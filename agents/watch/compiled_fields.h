/* SPDX-License-Identifier: Apache-2.0 */

/* The fields of watch.CompiledFields, and a line for each method with the fields of its events. */
#ifndef ASSAY_WATCH_COMPILED_FIELDS_H
#define ASSAY_WATCH_COMPILED_FIELDS_H

#include "events.h"

enum { COMPILED_FIELDS = 18 };

/* Calls for each field, an instance field and a static one of each type, the function by `must`. */
#define FOR_EACH_COMPILED_FIELD(JNI, FUNCTION)                                                     \
    do {                                                                                           \
        jclass fields_class = find_class(JNI, "watch/CompiledFields");                             \
        for (int field = 0; field < COMPILED_FIELDS; field++)                                      \
            must(FUNCTION, fields_class, compiled_field(JNI, fields_class, field));                \
    } while (0)

static inline jfieldID compiled_field(JNIEnv *jni, jclass klass, int number)
{
    static const char *const names[] = {"sz", "sb", "sc", "ss", "si", "sj", "sf", "sd", "so"};
    static const char *const signatures[] = {
        "Z", "B", "C", "S", "I", "J", "F", "D", "Ljava/lang/Object;"};
    int type = number % (COMPILED_FIELDS / 2);
    return number == type ? field_id(jni, klass, names[type] + 1, signatures[type])
                          : static_field_id(jni, klass, names[type], signatures[type]);
}

static struct {
    jmethodID method;
    char text[ASSAY_TEXT_SIZE]; /* for assay_append */
} record;

/* Says the events in the last method. */
static inline void say_recorded_method(void)
{
    char *name = NULL;
    if (record.method == NULL)
        return;
    must(GetMethodName, record.method, &name, NULL, NULL);
    say("%s:%s", name, record.text);
    release(name);
    record.method = NULL;
    record.text[0] = '\0';
}

/* Records an event; the value is empty for a read. */
static inline void record_access(jmethodID method, jclass klass, jobject object, jfieldID field,
                                 const char *value)
{
    const char *name = short_field_name(klass, field);
    if (record.method != method)
        say_recorded_method();
    record.method = method;
    bool of_object = name[1] == '\0';
    assay_append(record.text, " %s%s%s", name, value,
                 of_object == (object != NULL) ? "" : " of the wrong object");
}

#endif
