/* SPDX-License-Identifier: Apache-2.0 */
#include "spec/capabilities.h"

#include <stddef.h>
#include <string.h>

static const char *const names[CAPABILITY_BITS] = {
#include "capabilities.inc"
};

int capability_bit(const char *name)
{
    for (int bit = 0; bit < CAPABILITY_BITS; bit++)
        if (names[bit] != NULL && strcmp(names[bit], name) == 0)
            return bit;
    return -1;
}

const char *capability_name(unsigned bit)
{
    return bit < CAPABILITY_BITS ? names[bit] : NULL;
}
