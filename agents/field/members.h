/* SPDX-License-Identifier: Apache-2.0 */

/* The fields of classes.Sample and of its superclass. */
#ifndef ASSAY_FIELD_MEMBERS_H
#define ASSAY_FIELD_MEMBERS_H

#include "../class/samples.h"

/* All fields that the class declares, in the order of GetClassFields. */
#define FOR_FIELDS(KLASS, FIELD)                                                                   \
    for (struct field_list list = list_fields(KLASS);                                              \
         list.next < list.count && ((FIELD) = list.fields[list.next], true); list.next++)

struct field_list {
    jint count;
    jint next;
    jfieldID *fields;
};

static inline struct field_list list_fields(jclass klass)
{
    struct field_list list = {0};
    must(GetClassFields, klass, &list.count, &list.fields);
    return list;
}

static inline const char *field_name(jclass klass, jfieldID field)
{
    static char text[64];
    char *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    strncpy(text, name, sizeof text - 1);
    release(name);
    return text;
}

#endif
