/* SPDX-License-Identifier: Apache-2.0 */

/* The fields of watch.SeventyFields: f0 to f69, those of odd numbers static. */
#ifndef ASSAY_WATCH_SEVENTY_FIELDS_H
#define ASSAY_WATCH_SEVENTY_FIELDS_H

#include "events.h"

static inline jfieldID seventy_field(JNIEnv *jni, int number)
{
    char *name = assay_text();
    jclass klass = find_class(jni, "watch/SeventyFields");
    assay_append(name, "f%d", number);
    return number % 2 == 0 ? field_id(jni, klass, name, "I")
                           : static_field_id(jni, klass, name, "I");
}

#endif
