/* SPDX-License-Identifier: Apache-2.0 */

/* The fields of watch.WarmFields, and a line for each method with what its events told of. */
#ifndef ASSAY_WATCH_WARM_H
#define ASSAY_WATCH_WARM_H

#include <stdio.h>

#include "assay.h"

/* Calls for each field, an instance field and a static one of each type, the function by `must`. */
#define FOR_EACH_WARM_FIELD(JNI, FUNCTION)                                                         \
    do {                                                                                           \
        jclass warm_class = find_class(JNI, "watch/WarmFields");                                   \
        for (int field = 0; field < WARM_FIELDS; field++)                                          \
            must(FUNCTION, warm_class, warm_field(JNI, warm_class, field));                        \
    } while (0)

enum { WARM_FIELDS = 18 };

static inline jfieldID warm_field(JNIEnv *jni, jclass klass, int number)
{
    static const char *const names[] = {"sz", "sb", "sc", "ss", "si", "sj", "sf", "sd", "so"};
    static const char *const signatures[] = {
        "Z", "B", "C", "S", "I", "J", "F", "D", "Ljava/lang/Object;"};
    int type = number % (WARM_FIELDS / 2);
    return number == type ? field_id(jni, klass, names[type] + 1, signatures[type])
                          : static_field_id(jni, klass, names[type], signatures[type]);
}

static struct {
    jmethodID method;
    char text[512];
} told;

/* Says what was told of in the last method. */
static inline void say_told(void)
{
    char *name = NULL;
    if (told.method == NULL)
        return;
    must(GetMethodName, told.method, &name, NULL, NULL);
    say("%s:%s", name, told.text);
    release(name);
    told.method = NULL;
    told.text[0] = '\0';
}

/* An event; the value is empty for a read. */
static inline void tell(jmethodID method, jclass klass, jobject object, jfieldID field,
                        const char *value)
{
    char *name = NULL;
    if (told.method != method)
        say_told();
    told.method = method;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    bool of_object = name[1] == '\0';
    size_t length = strlen(told.text);
    snprintf(told.text + length, sizeof told.text - length, " %s%s%s", name, value,
             of_object == (object != NULL) ? "" : " of the wrong object");
    release(name);
}

#endif
