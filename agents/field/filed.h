/* SPDX-License-Identifier: Apache-2.0 */

/* Fields as class files have them. */
#ifndef ASSAY_FIELD_FILED_H
#define ASSAY_FIELD_FILED_H

#include "../class/filed.h"

struct filed_field {
    jclass klass;
    jfieldID id;
    const char *name; /* for differences: class, name and descriptor */
    const struct filed *file;
    jint at; /* where its access flags stand in the file */
};

static void (*compare_field)(const struct filed_field *field);

static inline void compare_fields_of(jclass klass, const struct filed *file)
{
    jint count = 0;
    jfieldID *fields;
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < count; i++) {
        char *name, *descriptor, text[700];
        must(GetFieldName, klass, fields[i], &name, &descriptor, NULL);
        snprintf(text, sizeof text, "%s.%s %s", class_name(klass), name, descriptor);
        struct filed_field field = {klass, fields[i], text, file,
                                    member_in(file, fields_in(file), name, descriptor)};
        if (field.at != 0)
            compare_field(&field);
        release(name);
        release(descriptor);
    }
    release(fields);
}

/* Has each field compared that is in the class file of a class, and says the differences. Which
 * fields a class has is for GetClassFields/as-in-class-files. */
static inline void compare_fields(JNIEnv *jni, void (*compare)(const struct filed_field *field))
{
    compare_field = compare;
    compare_classes(jni, compare_fields_of);
}

#endif
