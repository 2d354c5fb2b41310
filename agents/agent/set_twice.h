/* SPDX-License-Identifier: Apache-2.0 */

/* Properties that several options set. Which of these counts is the JVM's choice. */
#ifndef ASSAY_AGENT_SET_TWICE_H
#define ASSAY_AGENT_SET_TWICE_H

#include "assay.h"

/* For .vm_args: a property that two options set. */
#define SET_TWICE "-Da.rule=former", "-Da.rule=later"

/* The test is `inapplicable` where the later one of these options does not count. */
static inline void need_later_option(void)
{
    char *value = NULL;
    must(GetSystemProperty, "a.rule", &value);
    if (strcmp(value, "later") != 0)
        inapplicable("of options that set one property the later one does not count");
    release(value);
}

#endif
