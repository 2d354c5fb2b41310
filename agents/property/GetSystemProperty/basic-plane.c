/* SPDX-License-Identifier: Apache-2.0 */
#include "../encoded.h"

TITLE("GetSystemProperty returns characters of the basic plane from the command line in UTF-8.");

/* The letter a with diaeresis and the euro sign. */
ENCODED_TEST("\xC3\xA4\xE2\x82\xAC", "\xC3\xA4\xE2\x82\xAC");
