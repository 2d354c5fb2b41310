/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

jclass sample(JNIEnv *jni, jobject samples, enum sample which)
{
    return (*jni)->GetObjectArrayElement(jni, samples, (jsize)which);
}

struct field_list list_fields(jclass klass)
{
    struct field_list list = {0};
    must(GetClassFields, klass, &list.count, &list.fields);
    list.count = readable(list.fields, list.count);
    return list;
}

const char *field_name(jclass klass, jfieldID field)
{
    char *name = NULL;
    char *text = assay_text();
    must(GetFieldName, klass, field, &name, NULL, NULL);
    assay_append(text, "%s", name);
    release(name);
    return text;
}
