/* SPDX-License-Identifier: Apache-2.0 */

/* The fields of classes whose fields are ints, called f0, f1 and so on, those of odd numbers static:
 * watch.SeventyFields and that of classfile.NumberedFields. */
#ifndef ASSAY_WATCH_NUMBERED_FIELDS_H
#define ASSAY_WATCH_NUMBERED_FIELDS_H

#include "events.h"

static inline jfieldID numbered_field(JNIEnv *jni, jclass klass, int number)
{
    char *name = assay_text();
    assay_append(name, "f%d", number);
    return number % 2 == 0 ? field_id(jni, klass, name, "I")
                           : static_field_id(jni, klass, name, "I");
}

/* Fields of classfile.NumberedFields, of which there are 1100: some of these numbers have the same low eight
 * or nine bits, others the same high bits. */
static const int some_numbers[] = {1, 254, 256, 300, 511, 512, 768, 1023, 1024, 1099};
enum { SOME_NUMBERS = sizeof some_numbers / sizeof some_numbers[0] };

#endif
